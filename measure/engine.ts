import {
  keyOf,
  keyStream,
  rngOf,
  submit,
  updates,
  type Game,
  type Move,
  type Position,
  type Stream,
} from '@robot-night/engine'
import { atRandom, playout } from '@robot-night/engine/testing'
import type { Args } from './args.ts'
import type { Report } from './report.ts'
import { optionSets, titleFor, type Played } from './titles.ts'

/** Moves a CPU second: schema, refuse, resolve, and an update for every seat and the spectator, on one thread. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  const seats = args.seats ?? game.seats.min
  for (const played of optionSets(args, game)) rate({ game, seats, ...played }, args, report)
}

function rate({ game, seats, options, about }: Table, args: Args, report: Report): void {
  report.progress(`recording ${args.matches ?? MATCHES} matches of ${game.id}`)
  const seeds = Array.from({ length: args.matches ?? MATCHES }, (_, at) => `${args.seed} ${at}`)
  const recorded = seeds.map((seed) => record(game, { seats, options, stream: keyStream(keyOf(seed)) }, seed))
  report.progress('warming up')
  rateOf(game, seats, recorded)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(rateOf(game, seats, recorded))
    report.progress(`round ${round + 1} of ${ROUNDS}: ${Math.round(rates.at(-1) ?? 0)} moves a CPU second`)
  }
  rates.sort((one, other) => one - other)
  const [lowest = 0, middle = 0, highest = 0] = [rates[0], rates[Math.floor(ROUNDS / 2)], rates.at(-1)]
  report.figure({
    name: 'moves per second',
    title: game.id,
    seats,
    ...about,
    value: Math.round(middle),
    unit: '1/s',
    spread: [Math.round(lowest), Math.round(highest)],
    bound: 100_000,
    better: 'more',
  })
}

const MATCHES = 200
const ROUNDS = 5
const ROUND_MS = 2000

type Table = Played & { game: Game; seats: number }

/** A position and the move that was made in it. */
interface Recorded {
  stream: Stream
  steps: { from: Position; move: Move }[]
}

function record(game: Game, match: { seats: number; options: object; stream: Stream }, seed: string): Recorded {
  const steps = [...playout(game, match, atRandom(rngOf(seed)))]
  return { stream: match.stream, steps: steps.flatMap(({ from, move }) => (from && move ? [{ from, move }] : [])) }
}

/** Moves a second of this thread's CPU, over whole passes through all that was recorded. */
function rateOf(game: Game, seats: number, recorded: readonly Recorded[]): number {
  const begun = process.threadCpuUsage()
  let moves = 0
  for (const end = Date.now() + ROUND_MS; Date.now() < end;) moves += playAll(game, seats, recorded)
  const { user, system } = process.threadCpuUsage(begun)
  return moves / ((user + system) / 1e6)
}

function playAll(game: Game, seats: number, recorded: readonly Recorded[]): number {
  let moves = 0
  for (const { stream, steps } of recorded) {
    for (const { from, move } of steps) {
      const submitted = submit(game, from, move, stream)
      if ('refused' in submitted) throw new Error(`a recorded move was refused: ${JSON.stringify(submitted.refused)}`)
      const updateOf = updates(game, submitted.position)
      for (let seat = 0; seat < seats; seat++) updateOf(seat)
      updateOf('spectator')
      moves++
    }
  }
  return moves
}
