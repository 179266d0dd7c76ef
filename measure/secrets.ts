import { BadArgs, type Args } from './args.ts'
import type { Report } from './report.ts'
import { MUTANTS } from './secrets/mutants.ts'
import { SECRETS } from './secrets/pieces.ts'
import { hunt, type Found, type Hunt } from './secrets/run.ts'
import { titleFor } from './titles.ts'
import { bundleWorker } from './wire/bundle.ts'

/** Worlds that differ only in what a viewer may not know must look the same to the byte; planted leaks must show. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  const secrets = SECRETS[game.id]
  if (!secrets) throw new BadArgs(`Nobody has said what is secret in ${game.id}: measure/secrets/pieces.ts.`)
  const search = { game, secrets, seats: args.seats, seed: args.seed }
  await measurePairs({ ...search, pairs: args.matches ?? PAIRS }, report)
  await measureMutants(search, report)
}

const PAIRS = 1000
/** How many pairs a planted leak has to show itself. */
const PAIRS_A_MUTANT = 200
const PROGRESS_EVERY = 50

type Search = Pick<Hunt, 'game' | 'secrets' | 'seats' | 'seed'>

async function measurePairs(search: Search & { pairs: number }, report: Report): Promise<void> {
  const found = await hunt({
    ...search,
    script: await bundleWorker(),
    until: 'all',
    atOnce: 16,
    progress: (done) => done % PROGRESS_EVERY === 0 && report.progress(`${done} of ${search.pairs} pairs of worlds`),
  })
  tellOf(found, report)
  const about = { title: search.game.id, unit: 'pairs' }
  const { run, differing, failed } = found
  report.figure({ ...about, name: 'two-world pairs differing', value: differing.length, bound: 0, better: 'less' })
  report.figure({ ...about, name: 'two-world pairs failed', value: failed.length, bound: 0, better: 'less' })
  report.figure({ ...about, name: 'two-world pairs run', value: run, bound: search.pairs, better: 'more' })
  report.figure({ ...about, name: 'pieces moved a pair', value: found.moved / run, unit: 'pieces', bound: 2 })
  report.figure({ ...about, name: 'moves a pair', value: found.moves / run, unit: 'moves' })
}

function tellOf({ differing, failed }: Found, report: Report): void {
  for (const where of differing.slice(0, 5)) report.progress(`DIFFERS ${where}`)
  for (const why of failed.slice(0, 5)) report.progress(`FAILED ${why}`)
}

async function measureMutants(search: Search, report: Report): Promise<void> {
  let missed = 0
  for (const { name, ...plant } of MUTANTS) {
    const script = await bundleWorker([plant])
    const found = await hunt({
      ...search,
      script,
      pairs: PAIRS_A_MUTANT,
      until: 'differing',
      atOnce: 4,
      progress: () => undefined,
    })
    const isCaught = found.differing.length > 0
    if (!isCaught) missed += 1
    if (!isCaught) tellOf(found, report)
    report.progress(`${isCaught ? `caught after ${found.run}` : 'MISSED'}: ${name}`)
  }
  const about = { title: search.game.id, unit: 'mutants' }
  report.figure({ ...about, name: 'mutants missed', value: missed, bound: 0, better: 'less' })
  report.figure({ ...about, name: 'mutants caught', value: MUTANTS.length - missed, bound: MUTANTS.length })
}
