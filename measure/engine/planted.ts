import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlePlanted, root, type Plant } from '../wire/bundle.ts'
import type * as rates from './rate.ts'
import type { Played, Rate } from './rate.ts'

/** As `rateFor`, of rules with something planted. */
export async function plantedRateFor(plant: Plant, played: Played): Promise<Rate> {
  const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    const file = join(home, 'rate.mjs')
    writeFileSync(file, await bundlePlanted([plant], join(root, 'measure/engine/rate.ts')))
    const { rateFor }: typeof rates = await import(pathToFileURL(file).href)
    return rateFor(played)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
