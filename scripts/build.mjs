import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, tools } from './root.mjs'
import { run } from './processes.mjs'

const SOURCES = ['web', 'packages', 'pnpm-lock.yaml']
const PASSED_OVER = new Set(['node_modules', '.svelte-kit', '.wrangler', 'testing'])

/** Builds the pages, unless nothing they are made of has changed. Throws with what went wrong. */
export async function build() {
  const built = changed(inRoot('web', '.svelte-kit', 'cloudflare', '_headers'))
  if (built && SOURCES.every((source) => newest(inRoot(source)) < built)) return
  console.error('Building the pages (about ten seconds) ...')
  const { code, output } = await viteBuild(inRoot('web'))
  if (code === 0) return
  throw new Error(`${output.trim()}\n\nThe pages could not be built; what went wrong stands above.`)
}

/** As it is handed on, whoever asks: in a test it would be built to be looked into, and be larger. */
export const viteBuild = (cwd) =>
  run([tools.vite, 'build', '--logLevel', 'warn'], { cwd, env: { NODE_ENV: 'production' } })

/** A folder counts too: it changes when a file in it is added or removed. */
function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !PASSED_OVER.has(name) && !name.includes('.timestamp-'))
  const below = inside.map((name) => newest(join(path, name)))
  // web/ itself changes with every build, which makes its .svelte-kit
  return Math.max(path === inRoot('web') ? 0 : stat.mtimeMs, ...below)
}

function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
