import { rngOf, type Rng } from '@robot-night/engine'
import type { Piece } from './frames.ts'
import { fateIn, type Fate, type Tally, type Weather } from './weather.ts'

/** What a lane does to its connection. */
export interface Ends {
  write(bytes: Buffer): void
  /** Both ways, without a word. */
  cut(): void
  /** From now on nothing passes, either way, and nobody is told. */
  mute(): void
  /** Nothing more will come. */
  end(): void
}
interface Sky {
  weather: Weather
  tally: Tally
  seed: string
}

const MORE_DELAY_MS = 40
/** A message that nothing follows is not held back for longer. */
const HELD_MS = 60
const SOON_MS = 10
/** After a silent loss the line stays open so long. It has to break: TCP would not go on without the bytes. */
const LATE_MS = 400

const WHOLE = ['"since":0,', '"table":null', '"room":{']

/** One direction of a connection: in order, except where it is not. */
export class Lane {
  readonly #ends: Ends
  readonly #sky: Sky
  readonly #rng: Rng
  #turn = Promise.resolve()
  #held: Buffer | null = null
  #isHonest = false
  #hasLost = false
  #isMute = false

  constructor(ends: Ends, sky: Sky) {
    this.#ends = ends
    this.#sky = sky
    this.#rng = rngOf(sky.seed)
  }

  take(piece: Piece): void {
    if (this.#isMute) return
    if (piece.kind !== 'message' || this.#isHonest) return this.#pass(piece.bytes)
    this.#sky.tally.messages += 1
    this.#fares[this.#fateOf(piece)](piece.bytes)
  }

  mute(): void {
    this.#isMute = true
    this.#hasLost = true
    this.#held = null
  }

  /** From now on everything passes. A line that has lost something breaks at last. */
  calm(): void {
    this.#isHonest = true
    this.#release()
    if (this.#hasLost) this.#ends.cut()
  }

  finish(): void {
    this.#release()
    this.#then(() => this.#ends.end())
  }

  readonly #fares: Readonly<Record<Fate, (bytes: Buffer) => void>> = {
    pass: (bytes) => this.#pass(bytes),
    delay: (bytes) => {
      this.#sky.tally.delayed += 1
      const ms = 1 + this.#rng.int(MORE_DELAY_MS)
      this.#turn = this.#turn.then(() => pause(ms))
      this.#pass(bytes)
    },
    double: (bytes) => {
      this.#sky.tally.doubled += 1
      this.#pass(Buffer.concat([bytes, bytes]))
    },
    swap: (bytes) => {
      if (this.#held) return this.#pass(bytes)
      this.#held = bytes
      setTimeout(() => this.#held === bytes && this.#release(), HELD_MS)
    },
    lose: () => {
      this.#sky.tally.dropped += 1
      this.#hasLost = true
      setTimeout(() => this.#ends.cut(), this.#rng.int(2) === 0 ? this.#rng.int(SOON_MS) : LATE_MS)
    },
    tear: (bytes) => {
      this.#sky.tally.torn += 1
      this.#write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
      this.#then(() => this.#ends.cut())
    },
    mute: () => {
      this.#sky.tally.muted += 1
      this.#ends.mute()
    },
  }

  /** Real lines keep the order. A client trusts them in that where it is told something whole: the table, that there is none, or the room. */
  #fateOf({ bytes }: Piece): Fate {
    const fate = fateIn(this.#sky.weather, this.#rng)
    return fate === 'swap' && WHOLE.some((mark) => bytes.includes(mark)) ? 'pass' : fate
  }

  /** What was held back goes after it. */
  #pass(bytes: Buffer): void {
    this.#write(bytes)
    if (this.#held) this.#sky.tally.swapped += 1
    this.#release()
  }

  #release(): void {
    const held = this.#held
    this.#held = null
    if (held) this.#write(held)
  }

  #write(bytes: Buffer): void {
    this.#then(() => this.#ends.write(bytes))
  }

  #then(deed: () => void): void {
    this.#turn = this.#turn.then(deed)
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
