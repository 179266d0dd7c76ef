import { type Game, type Move, type Position, keyOf, keyStream, owing, rngOf } from '@robot-night/engine'
import { byBots, byPlayersAtRandom, playout, type Chooser } from '@robot-night/engine/testing'

/** A question or an offer as it was put in a match, and what was said to it. */
export interface Example {
  prompt: object
  action: object
}

const MATCHES = 40

/** One for each kind of question and offer of a title, from the first matches of tin robots in which it comes up. */
export function examplesOf(game: Game): Map<string, Example> {
  const wanted = new Set([...Object.keys(game.decisions), ...Object.keys(game.offers)])
  const found = new Map<string, Example>()
  for (let match = 0; match < MATCHES && found.size < wanted.size; match++)
    for (const [from, move] of playedBy(game, match)) note(found, game, { from, move })
  return found
}

/** Tin robots first; what they never do, somebody who plays at random does. */
function* playedBy(game: Game, match: number): Generator<[Position, Move]> {
  const name = `${game.id} ${match}`
  const choose: Chooser = match < MATCHES / 2 ? byBots(rngOf(name)) : byPlayersAtRandom(rngOf(name))
  const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1))
  const table = { seats, options: game.options.usual, stream: keyStream(keyOf(name)) }
  for (const { from, move } of playout(game, table, choose)) if (from && move) yield [from, move]
}

function note(found: Map<string, Example>, game: Game, { from, move }: { from: Position; move: Move }): void {
  if (move.what === 'close' || found.has(move.kind)) return
  const put = promptOf(game, from, move)
  if (put) found.set(move.kind, { prompt: put, action: move.action })
}

function promptOf(game: Game, { state }: Position, move: Exclude<Move, { what: 'close' }>): object | null {
  const { seat, kind } = move
  const put =
    move.what === 'answer'
      ? owing(game, state).find((asked) => asked.seat === seat && asked.kind === kind)
      : game.offers[kind]?.open(state).find((offer) => offer.seat === seat)
  return put?.prompt ?? null
}
