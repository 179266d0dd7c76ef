import {
  hear,
  keyStream,
  rngFrom,
  start,
  submit,
  update,
  type Move,
  type Position,
  type Reached,
  type Refusal,
  type Seat,
  type Update,
} from '@robot-night/engine'
import type { Setting } from './setting.ts'
import { nextMove } from './step.ts'

/** A match on the workbench: the engine in the page, every seat a bot unless it is played by hand. */
export class Bench {
  readonly #setting: Setting
  readonly #stream
  readonly #dice
  #position: Position
  scene = $state.raw<Update>({ beat: 0, view: {}, asks: null, offers: [], awaits: [], outcome: null })
  news = $state.raw<{ n: number; events: readonly { kind: string }[] }>({ n: 0, events: [] })
  log = $state.raw<readonly { kind: string }[]>([])

  constructor(setting: Setting) {
    this.#setting = setting
    const key = new Uint8Array(32).fill(setting.seed % 256)
    this.#stream = keyStream(key)
    this.#dice = rngFrom(keyStream(key.map((byte) => byte ^ 255)))
    const options = { ...setting.game.options.usual, ...setting.options }
    const begun = start(setting.game, setting.seats, options, this.#stream)
    this.#position = begun.position
    this.#arrive(begun)
    for (let move = 0; move < setting.moves; move++) this.step()
    this.news = { n: 0, events: [] }
  }

  /** All are asked together. */
  get isWindow(): boolean {
    return Object.hasOwn(this.#setting.game.windows, this.#position.state.phase.kind)
  }

  /** The next seat that owes an answer gives a bot's; if nobody does, the window closes. */
  step(): boolean {
    const { game, style } = this.#setting
    const move = nextMove(game, this.#position, { style, dice: this.#dice })
    return move !== null && this.#submit(move) === null
  }

  answer(seat: Seat, { kind, action }: { kind: string; action: object }): Refusal | null {
    return this.#submit({ what: 'answer', beat: this.#position.beat, seat, kind, action, by: 'player' })
  }

  offer(seat: Seat, { kind, action }: { kind: string; action: object }): Refusal | null {
    return this.#submit({ what: 'offer', beat: this.#position.beat, seat, kind, action, by: 'player' })
  }

  #submit(move: Move): Refusal | null {
    const done = submit(this.#setting.game, this.#position, move, this.#stream)
    if ('refused' in done) return done.refused
    this.#arrive(done)
    return null
  }

  #arrive({ position, told }: Reached): void {
    const viewer = this.#setting.viewer ?? 'spectator'
    const events = hear(told, viewer)
    this.#position = position
    this.scene = update(this.#setting.game, position, viewer)
    this.news = { n: this.news.n + 1, events }
    this.log = [...this.log, ...events]
  }
}
