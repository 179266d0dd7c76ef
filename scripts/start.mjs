import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import util from 'node:util'
import { invitation, lanOrigins } from './addresses.mjs'
import { build } from './build.mjs'
import { endWith } from './shutdown.mjs'
import { reexec } from './reexec.mjs'
import { hostsWith, namedHosts, nameIn } from './server/hosts.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { pushKeys } from './pushKeys.mjs'
import { needData } from './preflight.mjs'
import { inRoot, isOurNode } from './root.mjs'
import { isFree, serve } from './server/serve.mjs'
import { siteSet } from './siteSet.mjs'
import { Advice } from './errors.mjs'

const host = process.env.HOST || '0.0.0.0'
const port = Number(process.env.PORT || 8787)
const data = process.env.DATA ? resolve(process.env.DATA) : inRoot('.wrangler', 'state')

let server = null
const end = endWith(async () => {
  await server?.stop()
  await endChildren()
})

try {
  const named = namedHosts(process.env.ALLOWED_HOSTS)
  await needPort()
  needData(data)
  await install({ toServe: true })
  if (!isOurNode) await end(await reexec(fileURLToPath(import.meta.url)))
  const { origin, isTrusted } = await siteSet(process.env)
  await build()
  console.log('Waking the tin robots ...')
  const [lan] = origin ? [] : lanOrigins({ host, port })
  const vars = {
    ...(lan ? { LAN_ORIGIN: lan } : {}),
    // Those in wrangler.toml are of the site on Cloudflare.
    PUBLIC_URL: process.env.PUBLIC_URL ?? '',
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '',
    ...told('METRICS_TOKEN'),
    ...told('SIGNING_KEYS'),
    ...told('DISTRUSTED_KEYS'),
    ...util.parseEnv(readFileSync(pushKeys(data), 'utf8')),
  }
  const hosts = hostsWith(origin ? [...named, nameIn(new URL(origin).host)] : named)
  server = await serve({ host, port, data, vars, hosts, isTrusted })
  console.log(await invitation({ host, port, origin }))
} catch (error) {
  await end(1, error)
}
await server.ended
await end(1, 'The Worker has ended by itself; what it said stands above.')

function told(name) {
  return process.env[name] ? { [name]: process.env[name] } : {}
}

async function needPort() {
  if (!(Number.isInteger(port) && port > 0 && port < 65536)) {
    throw new Advice(`PORT must be a whole number from 1 to 65535, not ${process.env.PORT}.`)
  }
  if (await isFree(port, host)) return
  throw new Advice(
    `Port ${port} is taken: perhaps Robot Night runs already? Try another port:  PORT=${port + 1} npm start`,
  )
}
