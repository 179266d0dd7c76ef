import type { Game } from '@robot-night/engine'
import type { Secrets } from '@robot-night/engine/testing'
import type { Report } from '../../../report.ts'
import { bundleSite } from '../../../wire/site.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { LATE_LEAKS } from './flaws.ts'
import { huntLate } from './run.ts'

interface Search {
  game: Game
  secrets: Secrets
  seed: string
}

export const LATE_PAIRS = 60
const PAIRS_A_LEAK = 40
/** Where leaks to those who watch later are planted. */
const LATE_TITLE = 'robot-revolution'
const SHOWN = 5

/** Of what went differently only just now, those who watch later know nothing yet. Gives the planted leaks that were caught. */
export async function measureLate(search: Search, pairs: number, report: Report): Promise<Mutant[]> {
  const title = search.game.id
  const given = { game: search.game, secrets: search.secrets, seed: search.seed }
  const found = await huntLate({ ...given, script: await bundleSite(), pairs, until: 'all' })
  for (const where of found.differing.slice(0, SHOWN)) report.progress(`DIFFERS ${where}`)
  for (const why of found.failed.slice(0, SHOWN)) report.progress(`FAILED ${why}`)
  const pair = { title, unit: 'pairs' }
  const { differing, failed } = found
  report.figure({ ...pair, name: 'shown too soon', value: differing.length, bound: 0, better: 'less' })
  report.figure({ ...pair, name: 'pairs shown late failed', value: failed.length, bound: 0, better: 'less' })
  report.figure({ ...pair, name: 'pairs shown late', value: found.run, bound: pairs })
  report.figure({ ...pair, name: 'shown in the end', value: found.shown, bound: pairs })
  report.figure({ title, name: 'deeds per pair', value: found.deeds / found.run, unit: 'deeds', bound: 2 })
  return title === LATE_TITLE ? measureLeaks(given, report) : []
}

async function measureLeaks(given: Search, report: Report): Promise<Mutant[]> {
  const caught: Mutant[] = []
  for (const leak of LATE_LEAKS) {
    const script = await bundleSite([leak, ...(leak.and ?? [])])
    const found = await huntLate({ ...given, script, pairs: PAIRS_A_LEAK, until: 'differing' })
    if (found.differing.length > 0) caught.push(leak)
    const how = found.differing[0]?.slice(0, 160) ?? found.failed[0] ?? ''
    report.progress(
      `${found.differing.length > 0 ? `caught after ${found.run}` : 'MISSED'}: delay: ${leak.name} (${how})`,
    )
  }
  const bound = LATE_LEAKS.length
  const of = { title: given.game.id, unit: 'mutants' }
  report.figure({ ...of, name: 'leaks of what is shown later caught', value: caught.length, bound })
  return caught
}
