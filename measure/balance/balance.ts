import type { Args } from '../args.ts'
import type { Report } from '../report.ts'
import { liftFigures } from './selfplay/lift.ts'
import { playAll, seedsFor } from './selfplay/playAll.ts'
import { optionSets, titleFor } from '../titles.ts'

const SEATS = [3, 5, 7, 9]
const MATCHES = 3000

/** How much each card helps to win: matches among bots at 3, 5, 7 and 9 seats. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  for (const { options, about } of optionSets(args, game)) {
    for (const seats of args.seats === null ? SEATS : [args.seats]) {
      const seeds = seedsFor(args.seed, seats, args.matches ?? MATCHES)
      const ended = await playAll({ title: game.id, seats, options, seeds }, report)
      const figures = liftFigures(ended.map(({ lift }) => lift))
      for (const figure of figures) report.figure({ title: game.id, seats, ...about, ...figure })
    }
  }
}
