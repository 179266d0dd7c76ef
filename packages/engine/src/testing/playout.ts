import type { By, Game, Move, Position, Rng, Seat } from '../core/game.ts'
import { start, submit, type Reached } from '../core/match.ts'
import { openOffers, owing, type Asked } from '../core/owed.ts'
import type { Stream } from '../core/rng.ts'

/** One step of a match: the move, where it was made, and where it led. The first step has neither move nor origin. */
export interface Step {
  from: Position | null
  move: Move | null
  reached: Reached
}

/** Says what happens next in a match that is not over; null if nothing can, which is a dead end. */
export type Chooser = (game: Game, position: Position) => Move | null

/** Plays until the match is over or the caller stops listening. Throws on a dead end and on a move that is refused. */
export function* playout(
  game: Game,
  match: { seats: number; options: object; stream: Stream },
  choose: Chooser,
): Generator<Step, void> {
  let reached = start(game, match.seats, match.options, match.stream)
  yield { from: null, move: null, reached }
  while (!game.outcome(reached.position.state)) {
    const from = reached.position
    const move = choose(game, from)
    if (!move) throw new Error(`${game.id}: nobody is asked in phase ${from.state.phase.kind}`)
    reached = mustSubmit(game, { from, move }, match.stream)
    yield { from, move, reached }
  }
}

function mustSubmit(game: Game, { from, move }: { from: Position; move: Move }, stream: Stream): Reached {
  const submitted = submit(game, from, move, stream)
  if ('refused' in submitted) {
    const [said, refused] = [JSON.stringify(move), JSON.stringify(submitted.refused)]
    throw new Error(`${game.id}: ${said} was refused as ${refused} in phase ${from.state.phase.kind}`)
  }
  return submitted
}

const ONE_IN = { offer: 6, early: 8, fallback: 10 }

/** Anything legal: answers and offers in any order, and now and then a window closed or a time run out on the silent. */
export function atRandom(rng: Rng): Chooser {
  return (game, position) => {
    if (rng.int(ONE_IN.fallback) === 0) return fallback(game, position) ?? answerAtRandom(game, position, rng)
    return answerAtRandom(game, position, rng)
  }
}

/** As `atRandom`, but no time ever runs out on a question to a single seat. */
export function byPlayersAtRandom(rng: Rng): Chooser {
  return (game, position) => answerAtRandom(game, position, rng)
}

function answerAtRandom(game: Game, position: Position, rng: Rng): Move | null {
  const owed = owing(game, position.state).map((put) => ({ what: 'answer', ...put }) as const)
  const offers = openOffers(game, position.state).map((put) => ({ what: 'offer', ...put }) as const)
  if (offers.length > 0 && rng.int(ONE_IN.offer) === 0) return said(position, sampled(game, rng.pick(offers), rng))
  const close = closing(game, position)
  if (close && (owed.length === 0 || rng.int(ONE_IN.early) === 0)) return close
  return owed.length === 0 ? null : said(position, sampled(game, rng.pick(owed), rng))
}

/** Everybody is a computer player. */
export function byBots(rng: Rng): Chooser {
  return (game, position) => {
    const { state, beat } = position
    for (const { seat, kind, prompt } of owing(game, state)) {
      const action = game.bot[kind]?.(game.view(state, seat), prompt, rng)
      if (action) return { what: 'answer', beat, seat, kind, action, by: 'bot' }
    }
    return closing(game, position) ?? fallback(game, position)
  }
}

/** The time is up: what the clock does, or null where no clock runs. */
export function fallback(game: Game, position: Position): Move | null {
  const close = closing(game, position)
  if (close) return close
  const [put] = owing(game, position.state)
  const single = put && game.decisions[put.kind]?.single
  if (!single) return null
  return answer(position, put, { action: single.fallback(put.prompt), by: 'clock' })
}

function closing(game: Game, { state, beat }: Position): Move | null {
  return Object.hasOwn(game.windows, state.phase.kind) ? { what: 'close', beat } : null
}

type Open = Asked & { seat: Seat }

function answer({ beat }: Position, { seat, kind }: Open, said: { action: object; by: By }): Move {
  return { what: 'answer', beat, seat, kind, ...said }
}

type Put = Open & { what: 'answer' | 'offer' }
function sampled(game: Game, put: Put, rng: Rng): Put & { action: object } {
  const rules = put.what === 'answer' ? game.decisions[put.kind] : game.offers[put.kind]
  if (!rules) throw new Error(`${game.id} has no ${put.what} called ${put.kind}`)
  return { ...put, action: rules.sample(put.prompt, rng) }
}

function said({ beat }: Position, { what, seat, kind, action }: ReturnType<typeof sampled>): Move {
  return { what, beat, seat, kind, action, by: 'player' }
}
