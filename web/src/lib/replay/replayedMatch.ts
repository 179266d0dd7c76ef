import {
  play,
  replay,
  timedOut,
  updates,
  type Game,
  type MatchRecord,
  type Position,
  type Seat,
  type Stream,
  type TimedOut,
  type Told,
  type Update,
} from '@robot-night/engine'

/** A moment through everybody's eyes. */
export interface Sight {
  watcher: Update
  /** By seat. */
  seats: readonly Update[]
}

/** What happened on the way to a moment. */
export interface Stir {
  /** Unfiltered: pass it through `hear`. */
  told: readonly Told[]
  /** For whom the clock played, unfiltered. */
  timedOut?: readonly TimedOut[]
  /** Whose sight is another than a moment before: seats, and the watcher last. */
  changed: readonly boolean[]
}

/** `bots`: seats of tin robots; the clock plays for people. */
type Recorded = MatchRecord & { bots?: readonly Seat[] }

/** Every so many moments a position is kept; the others are played again from there. */
const EVERY = 32

/** A match played again. Moment 0 is the deal, moment n comes after the n-th move. */
export class ReplayedMatch {
  readonly #game: Game
  readonly #record: Recorded
  readonly #stream: Stream
  readonly #kept: Position[] = []
  /** The stretch that was looked at last. */
  #near: { from: number; positions: Position[] } | null = null

  constructor(game: Game, record: Recorded, stream: Stream) {
    this.#game = game
    this.#record = record
    this.#stream = stream
  }

  /** Plays all of it, moment by moment. A record that is not of these rules throws where they part. */
  *wind(): Generator<Stir> {
    let moment = 0
    let before: string[] = []
    let last: Position | null = null
    for (const { position, told } of replay(this.#game, this.#record, this.#stream)) {
      if (moment % EVERY === 0) this.#kept.push(position)
      const { seats, watcher } = this.#seen(position)
      const after = [...seats, watcher].map((each) => JSON.stringify(each))
      const late = last && moment > 0 ? this.#timedOut(last, moment) : []
      const changed = after.map((each, at) => each !== before[at])
      yield { told, changed, ...(late.length > 0 && { timedOut: late }) }
      last = position
      before = after
      moment += 1
    }
  }

  /** Any moment that has been wound past. */
  look(moment: number): Sight {
    return this.#seen(this.#at(moment))
  }

  #timedOut({ state }: Position, moment: number): TimedOut[] {
    const move = this.#record.moves[moment - 1]
    return move ? timedOut(this.#game, state, move).filter(({ seat }) => !this.#record.bots?.includes(seat)) : []
  }

  #at(moment: number): Position {
    const from = Math.floor(moment / EVERY)
    const kept = this.#kept[from]
    if (!kept) throw new Error(`moment ${moment} has not been played yet`)
    if (this.#near?.from !== from) this.#near = { from, positions: [kept] }
    const { positions } = this.#near
    let last = positions.at(-1) ?? kept
    while (positions.length <= moment % EVERY) {
      const move = this.#record.moves[from * EVERY + positions.length - 1]
      if (!move) throw new Error(`there is no moment ${moment}`)
      last = play(this.#game, last, move, this.#stream).position
      positions.push(last)
    }
    return positions[moment % EVERY] ?? last
  }

  #seen(position: Position): Sight {
    const as = updates(this.#game, position)
    return { watcher: as('spectator'), seats: Array.from({ length: this.#record.seats }, (_, seat) => as(seat)) }
  }
}
