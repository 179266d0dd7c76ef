import {
  keyOf,
  keyStream,
  rngOf,
  submit,
  titleOf,
  updates,
  type Game,
  type Move,
  type Position,
  type Stream,
} from '@robot-night/engine'
import { atRandom, byPlayersAtRandom, playout } from '@robot-night/engine/testing'
import { ours } from '../peers/cards/ours.ts'

/** What to play over and over. */
export interface Played {
  /** Of a title, or `CARDS`. */
  id: string
  seats: number
  options: object
  matches: number
  seed: string
  /** An update for every seat and the watchers as JSON; or the rules alone. */
  hasViews: boolean
}
/** Plays for `ms`, and returns the moves per second of this thread's CPU. */
export type Rate = (forMs: number) => number

/** The card game that is no title of ours, so that there is something to compare with. */
export const CARDS = 'cards'
const CARDS_MOVES = 2000

/** Form, `refuse`, `resolve`, and everyone's views: on one thread, with recorded matches. */
export function rateFor({ id, seats, options, matches, seed, hasViews }: Played): Rate {
  const game = id === CARDS ? ours : titleOf(id)
  if (!game) throw new Error(`no title called ${id}`)
  const seeds = Array.from({ length: id === CARDS ? 1 : matches }, (_, at) => `${seed} ${at}`)
  const recorded = seeds.map((each) => record(game, { seats, options, stream: keyStream(keyOf(each)) }, each))
  return (forMs) => cpuRate(() => playAll(game, hasViews ? seats : null, recorded), forMs)
}

/** Whole passes through something, and how many moves a second of this thread's CPU they come to. */
export function cpuRate(pass: () => number, forMs: number): number {
  const begun = process.threadCpuUsage()
  let moves = 0
  for (const end = Date.now() + forMs; Date.now() < end;) moves += pass()
  const { user, system } = process.threadCpuUsage(begun)
  return moves / ((user + system) / 1e6)
}

/** A position and the move that was made in it. */
interface Recorded {
  stream: Stream
  steps: { from: Position; move: Move }[]
}

function record(game: Game, match: { seats: number; options: object; stream: Stream }, seed: string): Recorded {
  const steps: Recorded['steps'] = []
  const chooser = game.id === CARDS ? byPlayersAtRandom : atRandom
  for (const { from, move } of playout(game, match, chooser(rngOf(seed)))) {
    if (from && move) steps.push({ from, move })
    if (game.id === CARDS && steps.length === CARDS_MOVES) break
  }
  return { stream: match.stream, steps }
}

/** Null: no views. */
function playAll(game: Game, seats: number | null, recorded: readonly Recorded[]): number {
  let moves = 0
  for (const { stream, steps } of recorded) {
    for (const { from, move } of steps) {
      const submitted = submit(game, from, move, stream)
      if ('refused' in submitted) throw new Error(`a recorded move was refused: ${JSON.stringify(submitted.refused)}`)
      moves++
      if (seats === null) continue
      const updateOf = updates(game, submitted.position)
      for (let seat = 0; seat < seats; seat++) JSON.stringify(updateOf(seat))
      JSON.stringify(updateOf('spectator'))
    }
  }
  return moves
}
