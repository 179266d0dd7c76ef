import { copyFileSync, existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spend } from './evening.ts'
import { dump } from './tables.ts'

// What a server of some version has stored: README.md says how.
const [checkout, name] = process.argv.slice(2)
if (!checkout || !name) throw new Error('node test/stored/make.ts <checkout, installed and built> <name>')

const WORKER = 'service-worker.js'
/** Where it has been since. */
const SERVE = ['scripts/server/serve.mjs', 'scripts/serve.mjs'].map((path) => resolve(checkout, path))
const { freePort, serve } = await import(SERVE.find((path) => existsSync(path)) ?? '')
const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
const port = await freePort()
const server = await serve({ host: '127.0.0.1', port, data, vars: { PACE_DIVISOR: '20' } })
const folder = join(import.meta.dirname, name)
try {
  const { kept, end } = await spend(`http://127.0.0.1:${port}`)
  const evening = kept()
  await server.stop()
  end()
  dump(data, folder)
  mkdirSync(folder, { recursive: true })
  copyFileSync(resolve(checkout, 'web/.svelte-kit/cloudflare', WORKER), join(folder, WORKER))
  writeFileSync(join(folder, 'evening.json'), `${JSON.stringify(evening, null, 1)}\n`)
} finally {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
