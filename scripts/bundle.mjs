import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changed, newest } from './newest.mjs'
import { run } from './processes.mjs'
import { inRoot, tools } from './root.mjs'

/** The Worker as it's served: the modules that a deployment would upload, and what wrangler.toml says about it. */
export const BUNDLE = inRoot('.wrangler', 'worker')
export const OPTIONS = 'options.json'

const SOURCES = ['party', 'packages', 'wrangler.toml', 'pnpm-lock.yaml', join('scripts', 'server', 'workerOptions.mjs')]

/** Bundles the Worker, unless none of its sources has changed; the `pages` are part of it. Throws what went wrong. */
export async function bundle(pages) {
  const bundled = changed(join(BUNDLE, OPTIONS))
  if (bundled && [pages, ...SOURCES.map((name) => inRoot(name))].every((source) => newest(source) < bundled)) return
  mkdirSync(inRoot('.wrangler'), { recursive: true })
  // In a folder of its own, then moved in one step: an interrupted build must not count as a Worker.
  const folder = mkdtempSync(`${BUNDLE}-`)
  try {
    await Promise.all([
      tool([tools.wrangler, 'deploy', '--dry-run', '--outdir', folder]),
      tool([inRoot('scripts', 'server', 'workerOptions.mjs'), join(folder, OPTIONS)]),
    ])
    rmSync(BUNDLE, { recursive: true, force: true })
    renameSync(folder, BUNDLE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tool(args) {
  const { code, output } = await run(args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe Worker couldn't be bundled; see above for what went wrong.`)
}
