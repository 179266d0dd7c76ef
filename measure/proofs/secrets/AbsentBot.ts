import {
  copy,
  entered,
  hear,
  owing,
  secondsAt,
  submit,
  update,
  type Game,
  type Move,
  type Position,
  type Reached,
  type Seat,
  type Stream,
} from '@robot-night/engine'
import type { Chooser } from '@robot-night/engine/testing'
import { isSame } from '@robot-night/protocol'
import { ownRng } from '../../../party/room/match/keyStreams.ts'
import { isAnswered } from './asInRooms.ts'

/** How somebody is without their seat for a while: away past the limit, up and gone, or sent home for good. */
export type Absence = 'away' | 'left' | 'removed'

/** Before which moves it begins and is over; to the end, if they are the last. */
export interface Spell {
  how: Absence
  from: number
  to: number
}

interface Given {
  game: Game
  stream: Stream
  /** Of the match, as a room keeps it: a bot's thoughts are drawn from it. */
  secret: string
  seat: Seat
  how: Absence
  /** At the earliest, and for so many moves at least, counted in moves. */
  begins: number
  lasts: number
}

/** How often the others are asked for something else to do, so that the one who is not there need not answer. */
const TRIES = 12

/**
 * Whom a room has play for somebody who is not there. While a match is made it moves as the room's own bot
 * will: from the same view, and with the same generator. So what it does is known beforehand, in both worlds.
 */
export class AbsentBot {
  readonly #given: Given
  #from: number | null = null
  #to: number | null = null
  /** After so many moves it has something to do. */
  readonly #busy = new Set<number>()
  /** How many frames the seat has had, and what it saw last. */
  #count = 0
  #seen: object | null = null

  constructor(given: Given) {
    this.#given = given
  }

  /** Null: it has not come to that, or would go on with what nobody knows beforehand. */
  spellIn(moves: number): Spell | null {
    const [from, to] = [this.#from, Math.min(this.#to ?? moves, moves)]
    if (from === null || !this.#hasMoved(from, to) || this.#busy.has(to)) return null
    return { how: this.#given.how, from, to }
  }

  /** Somebody was sent home, and would have to move next: the match is left here. */
  get end(): number | null {
    return this.#given.how === 'removed' ? this.#to : null
  }

  /** Each step of the match is shown to it, as the room tells the seat of it. */
  sees({ position, told }: Reached): void {
    const { game, seat } = this.#given
    const seen = update(game, position, seat)
    if (!isSame(this.#seen, seen) || hear(told, seat).length > 0) this.#count += 1
    this.#seen = seen
  }

  /** What happens after so many moves; the others do as usual. */
  next(position: Position, at: number, usual: Chooser): Move | null {
    const { game, begins, lasts, how } = this.#given
    if (this.#to !== null || at < begins) return usual(game, position)
    const thought = this.#thought(position)
    if (thought) this.#busy.add(at)
    if (this.#from === null) {
      // Somebody who is away is waited for first, and no other time may run out over that.
      const isTime = how === 'away' ? isWithoutClock(game, position) : thought !== null
      if (!isTime || isAnswered(game, position)) return usual(game, position)
      this.#from = at
    }
    if (thought) return thought
    const isOver = how !== 'removed' && at >= this.#from + lasts && this.#hasMoved(this.#from, at)
    const others = isOver ? null : this.#byOthers(position, usual)
    if (!others) this.#to = at
    return others ?? usual(game, position)
  }

  #hasMoved = (from: number, to: number): boolean => [...this.#busy].some((at) => at >= from && at < to)

  /** Null: all wait for the one who is away. */
  #byOthers(position: Position, usual: Chooser): Move | null {
    const { game, seat } = this.#given
    const waiting = owing(game, position.state)
    // A room closes a window in which nobody is left but one who has nothing to say.
    if (isWindow(game, position) && waiting.length > 0 && waiting.every((owed) => owed.seat === seat))
      return { what: 'close', beat: position.beat }
    for (let tried = 0; tried < TRIES; tried++) {
      const move = usual(game, position)
      if (move && (move.what === 'close' || move.seat !== seat)) return move
    }
    return null
  }

  #thought(position: Position): Move | null {
    const { game, seat, secret } = this.#given
    const { asks, offers, view } = update(game, position, seat)
    const rng = ownRng(secret, 'thought', position.beat, seat, this.#count)
    for (const [what, { kind, prompt }] of [
      ...(asks ? [['answer', asks] as const] : []),
      ...offers.map((offer) => ['offer', offer] as const),
    ]) {
      const action = game.bot[kind]?.(copy(view), copy(prompt), rng)
      if (action) return this.#move(position, { what, kind, action })
      if (what === 'answer' && !isWindow(game, position)) return this.#anyAnswer(position, { kind, prompt })
    }
    return null
  }

  /** Something legal, so that nobody waits for ever. */
  #anyAnswer(position: Position, { kind, prompt }: { kind: string; prompt: object }): Move | null {
    const { game, seat, secret, stream } = this.#given
    const rules = game.decisions[kind]
    const rng = ownRng(secret, 'any', position.beat, seat)
    const choices = rules ? [rules.single?.fallback(prompt), rules.sample(prompt, rng)] : []
    const moves = choices.flatMap((action) => (action ? [this.#move(position, { what: 'answer', kind, action })] : []))
    return moves.find((move) => !('refused' in submit(game, position, move, stream))) ?? null
  }

  #move({ beat }: Position, said: { what: 'answer' | 'offer'; kind: string; action: object }): Move {
    return entered(this.#given.game, { ...said, beat, seat: this.#given.seat, by: 'bot' })
  }
}

const isWindow = (game: Game, { state }: Position): boolean => Object.hasOwn(game.windows, state.phase.kind)

/** However long somebody thinks. */
function isWithoutClock(game: Game, position: Position): boolean {
  const { state } = position
  const window = game.windows[state.phase.kind]
  const asked = owing(game, state).flatMap(({ kind, prompt }) => game.decisions[kind]?.single?.clock(prompt) ?? [])
  const clocks = isWindow(game, position) && window ? [window.clock(state)] : asked
  return clocks.every((clock) =>
    (['limit', 'rush'] as const).every((figure) => secondsAt(game.clocks[clock], figure, 'off') === null),
  )
}
