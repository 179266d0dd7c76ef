import { bundle } from './bundle.mjs'
import { changed, newest } from './newest.mjs'
import { run } from './processes.mjs'
import { inRoot, tools } from './root.mjs'

const SOURCES = ['web', 'packages', 'pnpm-lock.yaml'].map((name) => inRoot(name))
const PAGES = inRoot('web', '.svelte-kit', 'cloudflare', '_headers')

/** Builds the pages and the Worker, unless none of their sources has changed. Throws what went wrong. */
export async function build() {
  await buildPages()
  await bundle(PAGES)
}

async function buildPages() {
  const built = changed(PAGES)
  if (built && SOURCES.every((source) => newest(source) < built)) return
  console.error('Building the pages (about ten seconds) ...')
  const { code, output } = await viteBuild(inRoot('web'))
  if (code === 0) return
  throw new Error(`${output.trim()}\n\nThe pages couldn't be built; see above for what went wrong.`)
}

/** Always the production build: under test, Vite would make a larger one for debugging. */
export const viteBuild = (cwd) =>
  run([tools.vite, 'build', '--logLevel', 'warn'], { cwd, env: { NODE_ENV: 'production' } })
