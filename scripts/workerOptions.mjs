import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join, matchesGlob, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsFor, unstable_readConfig as readConfig } from 'wrangler'
import { inRoot, root } from './root.mjs'

/**
 * `node workerOptions.mjs <folder>`: of a Worker that has been bundled into it, writes what wrangler.toml says, in miniflare's
 * words. A process of its own: a server that had wrangler in it would be 130 MB heavier for as long as it runs.
 */
const [folder] = process.argv.slice(2)
const config = readConfig({ config: inRoot('wrangler.toml') })
const { workerOptions, main } = optionsFor(config)
const { modulesRules, assets, ...rest } = workerOptions
const options = {
  ...rest,
  // Its objects are kept under this name.
  name: config.name,
  // Not what lies in a developer's .env besides.
  bindings: config.vars,
  modules: [entry(), ...modules()],
  assets: { ...assets, directory: relative(root, assets.directory) },
}
writeFileSync(join(folder, 'options.json'), JSON.stringify(options))

function entry() {
  return { type: 'ESModule', path: basename(main).replace(/\.ts$/, '.js') }
}

/** What isn't a program, each by the rule that it falls under; what falls under none is no part of it. */
function modules() {
  return readdirSync(folder).flatMap((path) => {
    const rule = modulesRules.find(({ include }) => include.some((glob) => matchesGlob(path, glob)))
    return rule ? { type: rule.type, path } : []
  })
}
