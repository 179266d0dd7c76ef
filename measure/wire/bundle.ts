import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** A change to our source in one place, made in memory during bundling: the file itself stays as it is. */
export interface Plant {
  /** From the root of the repository. */
  file: string
  find: string
  replace: string
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

const TEST_WORKER = 'party/testing/worker.ts'

/**
 * The test Worker or another one, with nothing planted or something, as one module. Pages are left out, unless it is
 * said where they have been built.
 */
export async function bundleWorker(
  plants: readonly Plant[] = [],
  entry = TEST_WORKER,
  pages: string | null = null,
): Promise<string> {
  const without = [pages === null ? withoutPages : withPages(pages), withoutPictures]
  const plugins = [...plantings(plants, entry), ...without]
  return asOneModule(join(root, entry), plugins)
}

/** Any of our source as one module, with something planted. */
export function bundlePlanted(plants: readonly Plant[], entry: string): Promise<string> {
  return asOneModule(entry, plantings(plants, entry))
}

export async function asOneModule(entry: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'esnext',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins,
    logLevel: 'silent',
    absWorkingDir: root,
  })
  const [file] = built.outputFiles
  if (!file) throw new Error(`esbuild gave no file for ${entry}`)
  return file.text
}

/** Throws if the text to change isn't there exactly once: a mutant that changes nothing proves nothing. */
export async function planted(plant: Plant): Promise<string> {
  return withPlant(await readFile(join(root, plant.file), 'utf8'), plant)
}

function withPlant(source: string, { file, find, replace }: Plant): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${file} should have once, and has ${times} times: ${find}`)
  return source.replace(find, () => replace)
}

const WEB_WORKER = /\/\.svelte-kit\/worker\/index\.js$/

const withPages = (built: string): Plugin => ({
  name: 'with pages',
  setup: (build) => build.onResolve({ filter: WEB_WORKER }, () => ({ path: built })),
})

/** The web's own worker, which the production entry hands pages to, need not be built for a measure of the rest; nor what paints pictures of links. */
const withoutPages: Plugin = {
  name: 'without pages',
  setup(build) {
    build.onResolve({ filter: WEB_WORKER }, () => ({ path: 'pages', namespace: 'none' }))
    build.onResolve({ filter: /\/pictures\/paint\.ts$/ }, () => ({ path: 'paint', namespace: 'unpainted' }))
    build.onLoad({ filter: /./, namespace: 'unpainted' }, () => ({
      contents: 'export const paint = () => Promise.reject(new Error("no pictures here"))',
    }))
    build.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents: 'export default { fetch: () => new Response(null, { status: 404 }) }',
    }))
  },
}

/** What paints pictures of tables is a program of its own, which cannot lie in one module with the rest. */
const withoutPictures: Plugin = {
  name: 'without pictures',
  setup(build) {
    build.onResolve({ filter: /\/pictures\/paint\.ts$/ }, () => ({ path: 'pictures', namespace: 'unpainted' }))
    build.onLoad({ filter: /./, namespace: 'unpainted' }, () => ({
      contents: 'export const paint = () => Promise.reject(new Error("nothing is painted here"))',
    }))
  },
}

/** One for each file: of two that would load it, only the first is asked. */
const plantings = (plants: readonly Plant[], entry: string): Plugin[] =>
  [...Map.groupBy(plants, ({ file }) => file)].map(([file, ofFile]) => planting(file, ofFile, entry))

function planting(file: string, plants: readonly Plant[], entry: string): Plugin {
  let isUsed = false
  return {
    name: 'planting',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path !== join(root, file)) return null
        isUsed = true
        return { contents: plants.reduce(withPlant, await readFile(path, 'utf8')), loader: 'ts' }
      })
      build.onEnd(() => {
        if (!isUsed) throw new Error(`${file} is no part of ${entry}`)
      })
    },
  }
}
