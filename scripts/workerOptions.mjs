import { writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsFor, unstable_readConfig as readConfig } from 'wrangler'
import { inRoot, root } from './root.mjs'

/**
 * `node workerOptions.mjs <file>`: writes what wrangler.toml says of the Worker, in miniflare's words, with paths from the
 * root. A process of its own: a server that had wrangler in it would be 130 MB heavier for as long as it runs.
 */
const [file] = process.argv.slice(2)
const config = readConfig({ config: inRoot('wrangler.toml') })
const { workerOptions, main } = optionsFor(config)
const options = {
  ...workerOptions,
  // Its objects are kept under this name.
  name: config.name,
  // Not what lies in a developer's .env besides.
  bindings: config.vars,
  assets: { ...workerOptions.assets, directory: relative(root, workerOptions.assets.directory) },
}
writeFileSync(file, JSON.stringify({ entry: basename(main).replace(/\.ts$/, '.js'), options }))
