import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Game } from '@robot-night/engine'
import type { Args } from './args.ts'
import type { Figure, Report } from './report.ts'
import type { Ended } from './selfplay/matches.ts'
import { fairness, LIMITS, medianOf, type Limits } from './selfplay/limits.ts'
import { sideFigures } from './selfplay/sides.ts'
import { together } from './selfplay/tally.ts'
import type { Share } from './selfplay/worker.ts'
import { optionSets, seatCounts, titleFor, type Played } from './titles.ts'

/** Matches among computer players, for each seat count: none stuck; rounds, wins by seat, draws, points, time to think. */
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
  const matches = args.matches ?? 1000
  const seeds = Array.from({ length: matches }, (_, at) => `${args.seed} ${seats} ${at}`)
  const ended = await playAll({ title: game.id, seats, options, seeds }, (done) =>
    report.progress(`${seats} seats: ${done} of ${matches} matches`),
  )
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

const THREADS = 2
const AT_ONCE = 50

async function playAll({ seeds, ...table }: Share, progress: (done: number) => void): Promise<Ended[]> {
  const ended: Ended[] = []
  const shares = chunks(seeds, AT_ONCE)
  const work = async () => {
    const worker = new Worker(new URL('selfplay/worker.ts', import.meta.url))
    for (let share = shares.pop(); share; share = shares.pop()) {
      worker.postMessage({ ...table, seeds: share } satisfies Share)
      const played: Ended[] = (await once(worker, 'message'))[0]
      ended.push(...played)
      if (ended.length % 250 < AT_ONCE) progress(ended.length)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: THREADS }, work))
  return ended
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
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
      : [{ name: 'rounds', ...middle(rounds), unit: 'a match' }, ...medianOf(rounds, limits.rounds)]),
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
