import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from './build.mjs'
import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { environment, inRoot, node, root, tools } from './root.mjs'
import { freePort } from './server/serve.mjs'

/**
 * Two servers, each of which reloads after edits: `wrangler dev` has the Worker with real rooms, and Vite in front of it has
 * the pages.
 */
const host = '127.0.0.1'
const port = process.env.PORT || '5173'
const data = inRoot('.wrangler', 'dev')
// Two of them on one machine must not find each other's rooms.
const env = { ...environment, WRANGLER_REGISTRY_PATH: join(data, 'registry') }

const end = endWith(endChildren)
try {
  await install()
  await build()
  const inner = await freePort()
  console.log('Waking the tin robots ...')
  const where = ['--ip', host, '--port', String(inner), '--inspector-port', '0', '--persist-to', data]
  const manner = ['--log-level', 'warn', '--show-interactive-dev-session=false']
  const rooms = start([tools.wrangler, 'dev', ...where, ...manner], { cwd: root, env })
  const pages = start([tools.vite, 'dev'], {
    cwd: inRoot('web'),
    env: { ...env, PORT: port, ROOMS_URL: `http://${host}:${inner}` },
  })
  await Promise.race([once(rooms, 'exit'), once(pages, 'exit')])
  await end(1, 'One of the two servers has ended by itself.')
} catch (error) {
  await end(1, error)
}

function start(args, options) {
  return spawn(node, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
}
