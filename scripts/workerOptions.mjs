import { writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsFor, unstable_readConfig as readConfig } from 'wrangler'
import { inRoot, root } from './root.mjs'

/**
 * `node workerOptions.mjs <file>`: writes what wrangler.toml says about the Worker as options for miniflare, with paths from
 * the root. It's a separate process, since loading wrangler would make the server 130 MB larger for as long as it runs.
 */
const [file] = process.argv.slice(2)
const config = readConfig({ config: inRoot('wrangler.toml') })
const { workerOptions, main } = optionsFor(config)
const options = {
  ...workerOptions,
  // Its objects are stored under this name.
  name: config.name,
  // Without what else is in a developer's .env.
  bindings: config.vars,
  assets: { ...workerOptions.assets, directory: relative(root, workerOptions.assets.directory) },
}
writeFileSync(file, JSON.stringify({ entry: basename(main).replace(/\.ts$/, '.js'), options }))
