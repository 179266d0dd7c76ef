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

/** Everybody is a bot: those who are asked something first, and before the time is up all others. */
export function byBots(rng: Rng): Chooser {
  return (game, position) => {
    const asked = owing(game, position.state)
    if (asked.length > 1) rng.shuffle(asked)
    const offers = openOffers(game, position.state)
    for (const seat of new Set([...asked, ...offers].map((put) => put.seat))) {
      const move = thought(game, position, { seat, puts: putTo(seat, asked, offers), rng })
      if (move) return move
    }
    return closing(game, position) ?? fallback(game, position)
  }
}

/** What the bot of one seat does, as in a room: it answers, or has something else to do first, or leaves it. */
export function look(game: Game, { position, seat }: { position: Position; seat: Seat }, rng: Rng): Move | null {
  const puts = putTo(seat, owing(game, position.state), openOffers(game, position.state))
  return thought(game, position, { seat, puts, rng })
}

type Puts = (Asked & { what: 'answer' | 'offer' })[]
const putTo = (to: Seat, asked: readonly Open[], offers: readonly Open[]): Puts => [
  ...asked.filter(({ seat }) => seat === to).map((put) => ({ what: 'answer', ...put }) as const),
  ...offers.filter(({ seat }) => seat === to).map((put) => ({ what: 'offer', ...put }) as const),
]

function thought(
  game: Game,
  { state, beat }: Position,
  { seat, puts, rng }: { seat: Seat; puts: Puts; rng: Rng },
): Move | null {
  const view = game.view(state, seat)
  for (const { what, kind, prompt } of puts) {
    const action = game.bot[kind]?.(view, prompt, rng)
    if (action) return { what, beat, seat, kind, action, by: 'bot' }
  }
  return null
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
