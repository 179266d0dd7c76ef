import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** A change of one place in our own source, made in memory while it is bundled: the file itself stays as it is. */
export interface Plant {
  /** From the root of the repository. */
  file: string
  find: string
  replace: string
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The test Worker, with nothing planted or something, as one module. */
export async function bundleWorker(plants: readonly Plant[] = []): Promise<string> {
  const built = await build({
    entryPoints: [join(root, 'party/testing/worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'esnext',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: plants.map(planting),
    logLevel: 'silent',
    absWorkingDir: root,
  })
  const [file] = built.outputFiles
  if (!file) throw new Error('esbuild gave no file for party/testing/worker.ts')
  return file.text
}

/** Throws if what is to be changed is not there exactly once: a mutant that changes nothing proves nothing. */
export async function planted({ file, find, replace }: Plant): Promise<string> {
  const source = await readFile(join(root, file), 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${file} should have once, and has ${times} times: ${find}`)
  return source.replace(find, () => replace)
}

function planting(plant: Plant): Plugin {
  let isUsed = false
  return {
    name: 'planting',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path !== join(root, plant.file)) return null
        isUsed = true
        return { contents: await planted(plant), loader: 'ts' }
      })
      build.onEnd(() => {
        if (!isUsed) throw new Error(`${plant.file} is no part of the test Worker`)
      })
    },
  }
}
