import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlePlanted, root, type Plant } from '../../wire/bundle.ts'

/** `rate.ts` with something planted in the rules, for as long as it's in use. */
export async function withPlanted<T>(plant: Plant, use: (module: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    const file = join(home, 'rate.mjs')
    writeFileSync(file, await bundlePlanted([plant], join(root, 'measure/speed/engine/rate.ts')))
    return await use(pathToFileURL(file).href)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
