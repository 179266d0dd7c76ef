import { writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsFor, unstable_readConfig as readConfig } from 'wrangler'
import { inRoot, root } from '../root.mjs'
import { siteSet } from '../siteSet.mjs'

/**
 * `node workerOptions.mjs <file> [<wrangler.toml>]`: writes what wrangler.toml says about the Worker as options for
 * miniflare, with paths from the root. Settings that can't be used stop it, and with it a start or a deployment. It's a
 * separate process, since loading wrangler would make the server 130 MB larger for as long as it runs.
 */
const [file, toml = inRoot('wrangler.toml')] = process.argv.slice(2)
const config = readConfig({ config: toml })
await siteSet(config.vars).catch(({ message }) => {
  console.error(message)
  process.exit(1)
})
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
