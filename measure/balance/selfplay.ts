import type { Game } from '@robot-night/engine'
import type { Args } from '../args.ts'
import type { Figure, Report } from '../report.ts'
import type { Ended } from './selfplay/matches.ts'
import { fairness, LIMITS, medianOf, type Limits } from './selfplay/limits.ts'
import { playAll, seedsFor } from './selfplay/playAll.ts'
import { sideFigures } from './selfplay/sides.ts'
import { together } from './selfplay/tally.ts'
import { optionSets, seatCounts, titleFor, type Played } from '../titles.ts'

/** Matches among bots, for each seat count: none stuck; rounds, wins by seat, draws, points, time to think. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  for (const played of optionSets(args, game)) {
    for (const seats of seatCounts(args, game)) {
      if (!game.options.refuse(played.options, seats)) await measure({ game, seats, ...played }, args, report)
    }
  }
}

type Tables = Played & { game: Game; seats: number }

async function measure({ game, seats, options, about }: Tables, args: Args, report: Report): Promise<void> {
  const seeds = seedsFor(args.seed, seats, args.matches ?? 1000)
  const ended = await playAll({ title: game.id, seats, options, seeds }, report)
  const limits = LIMITS[game.id] ?? {}
  const all = [
    ...figures(ended, seats, limits),
    ...sideFigures(
      game.id,
      ended.map(({ sided }) => sided),
    ),
  ]
  for (const figure of all) report.figure({ title: game.id, seats, ...about, ...figure })
}

function figures(ended: readonly Ended[], seats: number, limits: Limits): Figure[] {
  const thought = ended.flatMap((match) => match.thought).sort((one, other) => one - other)
  const rounds = ended.flatMap((match) => (match.rounds === null ? [] : [match.rounds]))
  const wins = (seat: number) => count(ended, ({ winners }) => winners.length === 1 && winners[0] === seat)
  return [
    { name: 'matches stuck', value: count(ended, ({ stuck }) => stuck), unit: 'matches', bound: 0, better: 'less' },
    { name: 'matches played', value: ended.length, unit: 'matches' },
    ...(rounds.length === 0
      ? []
      : [
          { name: 'rounds', ...middle(rounds), unit: 'a match' },
          ...medianOf(rounds, limits.rounds),
          { name: 'over by round 2', value: count(rounds, (each) => each <= 2) / rounds.length, unit: 'share' },
        ]),
    { name: 'moves', ...middle(ended.map(({ moves }) => moves)), unit: 'a match' },
    ...Array.from({ length: seats }, (_, seat) => ({
      name: `wins, seat ${seat + 1}`,
      value: wins(seat),
      unit: 'matches',
    })),
    ...fairness(ended, seats, limits),
    ...points(ended),
    { name: 'draws', value: count(ended, ({ stuck, winners }) => !stuck && winners.length !== 1), unit: 'matches' },
    { name: 'CPU a decision, mean', value: mean(thought), unit: 'ms', bound: 2, better: 'less' },
    {
      name: 'CPU a decision, p99',
      value: thought[Math.floor(thought.length * 0.99)] ?? 0,
      unit: 'ms',
      bound: 20,
      better: 'less',
    },
  ]
}

/** A round, by what they were made with: the least first. */
function points(ended: readonly Ended[]): Figure[] {
  const all = Object.entries(together(ended.map(({ tally }) => tally)))
  return all
    .map(([of, each]) => ({ name: `points, ${of}`, value: each.points / each.rounds, unit: 'a round' }))
    .sort((one, other) => one.value - other.value)
}

const count = <T>(list: readonly T[], isSo: (each: T) => boolean): number => list.filter(isSo).length
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(list.length, 1)

/** The mean, with the shortest and the longest. */
function middle(list: readonly number[]): { value: number; spread: [number, number] } {
  const sorted = [...list].sort((one, other) => one - other)
  return { value: mean(list), spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}
