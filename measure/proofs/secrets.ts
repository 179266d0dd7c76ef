import { probe } from '@robot-night/engine/testing'
import { TITLES, type Game } from '@robot-night/engine'
import { BadArgs, type Args } from '../args.ts'
import type { Report } from '../report.ts'
import { GUISES } from './secrets/course.ts'
import { LATE_PAIRS, measureLate } from './secrets/late/figures.ts'
import { LATE_LEAKS } from './secrets/late/flaws.ts'
import { MUTANTS } from './secrets/mutants.ts'
import { LAYERS, type Mutant } from './secrets/mutants/mutant.ts'
import { PAIRS, SECRETS } from './secrets/pieces.ts'
import { TIME_LEAKS } from './secrets/mutants/times.ts'
import { hunt, type Found, type Hunt } from './secrets/run.ts'
import { timed } from './secrets/times.ts'
import { titleFor } from '../titles.ts'
import { bundleSite } from '../wire/site.ts'

/** Worlds that differ only in what a viewer may not know must look the same to the byte; planted leaks must show. */
export async function run(args: Args, report: Report): Promise<void> {
  const searches = titlesFor(args).map((game) => searchOf(game, args))
  const caught: Mutant[] = []
  for (const search of searches) caught.push(...(await measureDelay(search, args, report)))
  if (args.part === 'delay') return
  for (const search of searches) await measurePairs({ ...search, pairs: args.matches ?? pairsOf(search.game) }, report)
  for (const search of searches) caught.push(...(await measureTimes(search, args.part, report)))
  for (const search of searches) caught.push(...(await measureMutants(search, args.part, report)))
  if (args.isAnyTitle && args.part === null) tellTotals(args, caught, report)
}

function tellTotals({ matches }: Args, caught: readonly Mutant[], report: Report): void {
  const layers = new Set(caught.map(({ layer }) => layer)).size
  report.figure({ name: 'layers of leaks caught', value: layers, unit: 'layers', bound: LAYERS.length })
  const planted = Object.values(MUTANTS).flat().length + TIME_LEAKS.length + LATE_LEAKS.length
  report.figure({ name: 'mutants caught, of all titles', value: caught.length, unit: 'mutants', bound: planted })
  if (matches === null) report.progress(`${Object.values(PAIRS).join(' + ')} pairs of worlds`)
}

const pairsOf = ({ id }: Game): number => PAIRS[id] ?? SOME
/** Of a title of which nobody has said how many it takes. */
const SOME = 1000
/** How many pairs a planted leak has to show itself. */
const PAIRS_A_MUTANT = 400
const PROGRESS_EVERY = 100
/** With fewer pairs it may be that one or the other kind of secret does not come up. */
const ENOUGH_FOR_ALL = 500

function titlesFor(args: Args): Game[] {
  if (args.isAnyTitle) return [...TITLES, probe]
  return [args.title === probe.id ? probe : titleFor(args)]
}

type Search = Pick<Hunt, 'game' | 'secrets' | 'seats' | 'seed'>

function searchOf(game: Game, { seats, seed }: Args): Search {
  const secrets = SECRETS[game.id]
  if (!secrets) throw new BadArgs(`Nobody has said what is secret in ${game.id}: measure/proofs/secrets/pieces.ts.`)
  return { game, secrets, seats, seed }
}

async function measurePairs(search: Search & { pairs: number }, report: Report): Promise<void> {
  const { game, pairs } = search
  const found = await hunt({
    ...search,
    script: await bundleSite(),
    until: 'all',
    atOnce: 16,
    progress: (done) =>
      done % PROGRESS_EVERY === 0 && report.progress(`${game.id}: ${done} of ${pairs} pairs of worlds`),
  })
  tellOf(found, report)
  const { run, differing, failed } = found
  const pair = { title: game.id, unit: 'pairs' }
  report.figure({ ...pair, name: 'two-world pairs differing', value: differing.length, bound: 0, better: 'less' })
  report.figure({ ...pair, name: 'two-world pairs failed', value: failed.length, bound: 0, better: 'less' })
  report.figure({ ...pair, name: 'two-world pairs run', value: run, bound: pairs, better: 'more' })
  report.figure({ ...pair, name: 'moves refused', unit: 'moves', value: found.refused, bound: 0, better: 'less' })
  const mean = (name: string, sum: number, unit: string) => ({ title: game.id, name, value: sum / run, unit })
  report.figure({ ...mean('pieces moved per pair', found.moved, 'pieces'), bound: 2 })
  report.figure(mean('moves per pair', found.moves, 'moves'))
  report.figure({ ...mean('pages per pair', found.pages, 'pages'), bound: 7 })
  const share = found.openings / found.moves
  report.figure({ title: game.id, name: 'moments with pages', value: share, unit: 'of all moves' })
  const bothWays = run >= 2 * GUISES.length ? GUISES.length : null
  report.figure({ ...about(game, 'pairs', bothWays), name: 'two-world pairs over a stream', value: found.ways.stream })
  tellKinds(found, search, report)
  if (search.secrets.sealed)
    report.figure({ ...mean('sealed words changed per pair', found.unsaid, 'moves'), bound: 0.1 })
}

/** A kind of secret that did not come up has not been looked at. */
function tellKinds({ kinds, met, sizes, run }: Found, { game, seats }: Search, report: Report): void {
  const isEnough = run >= ENOUGH_FOR_ALL
  for (const [kind, value] of Object.entries(kinds))
    report.figure({ ...about(game, 'pairs', isEnough ? 1 : null), name: `differing in: ${kind}`, value })
  // All kinds of viewers take turns, each with all that it is to meet with.
  for (const [each, value] of Object.entries(met))
    report.figure({ ...about(game, 'pairs', run >= GUISES.length ? 1 : null), name: `viewers with ${each}`, value })
  const { min, max } = game.seats
  const all = isEnough && seats === null ? max - min + 1 : null
  report.figure({ ...about(game, 'sizes', all), name: 'sizes of tables', value: Object.keys(sizes).length })
}

/** Gives the planted leaks that were caught. */
function measureDelay(search: Search, { part, matches }: Args, report: Report): Promise<Mutant[]> {
  if (part !== null && part !== 'delay') return Promise.resolve([])
  return measureLate(search, Math.min(matches ?? LATE_PAIRS, LATE_PAIRS), report)
}

const about = ({ id }: Game, unit: string, bound: number | null) => ({
  title: id,
  unit,
  ...(bound === null ? {} : { bound }),
})

function tellOf({ differing, failed }: Found, report: Report): void {
  for (const where of differing.slice(0, 5)) report.progress(`DIFFERS ${where}`)
  for (const why of failed.slice(0, 5)) report.progress(`FAILED ${why}`)
}

/** In how many pairs of worlds answers are timed, and in how many at most for a planted leak. */
const PAIRS_TIMED = 6
const PAIRS_TIMED_A_MUTANT = 12
/** Where leaks that show in times are planted. */
const TIMED_TITLE = 'robot-revolution'

/** Gives the planted leaks that were caught by time alone. */
async function measureTimes(search: Search, part: string | null, report: Report): Promise<Mutant[]> {
  if (part !== null && part !== 'time') return []
  const title = search.game.id
  const { pairs, told } = await timed({ ...search, script: await bundleSite(), pairs: PAIRS_TIMED, until: 'all' })
  for (const which of told) report.progress(`TOLD BY TIME ${which}`)
  const of = { title, unit: 'pairs' }
  report.figure({ ...of, name: 'pairs of worlds timed', value: pairs, bound: PAIRS_TIMED })
  report.figure({ ...of, name: 'told apart by time', value: told.length, bound: 0, better: 'less' })
  if (title !== TIMED_TITLE) return []
  const caught: Mutant[] = []
  for (const mutant of TIME_LEAKS) {
    const script = await bundleSite([mutant])
    const found = await timed({ ...search, script, pairs: PAIRS_TIMED_A_MUTANT, until: 'differing' })
    if (found.told.length > 0) caught.push(mutant)
    report.progress(
      `${found.told[0] ? `caught after ${found.pairs}` : 'MISSED'}: time: ${mutant.name} (${found.told[0]})`,
    )
  }
  const count = TIME_LEAKS.length
  report.figure({ title, unit: 'mutants', name: 'leaks caught by time', value: caught.length, bound: count })
  return caught
}

/** Gives those that were caught. Of a layer alone, if one was named. */
async function measureMutants(search: Search, part: string | null, report: Report): Promise<Mutant[]> {
  const mutants = (MUTANTS[search.game.id] ?? []).filter(({ layer }) => part === null || layer === part)
  const caught: Mutant[] = []
  for (const mutant of mutants) {
    const { layer, name } = mutant
    const script = await bundleSite([mutant])
    const rest = { pairs: PAIRS_A_MUTANT, until: 'differing', atOnce: 4, progress: () => undefined } as const
    const found = await hunt({ ...search, ...rest, deal: mutant.deal, guise: mutant.guise, script })
    if (found.differing.length > 0) caught.push(mutant)
    else tellOf(found, report)
    const where = found.differing[0]?.replace(/, frame.*/s, '')
    report.progress(`${where ? `caught after ${found.run}` : 'MISSED'}: ${layer}: ${name} (${where})`)
  }
  const of = { title: search.game.id, unit: 'mutants' }
  report.figure({ ...of, name: 'mutants missed', value: mutants.length - caught.length, bound: 0, better: 'less' })
  report.figure({ ...of, name: 'mutants caught', value: caught.length, bound: mutants.length })
  return caught
}
