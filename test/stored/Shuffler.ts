import { commandId, type Me, type RoomFacts } from '@robot-night/protocol'
import { Line } from '../../measure/wire/Line.ts'
import { keepingNothing } from '../../web/src/lib/kept/testing.ts'
import { ShuffleHand } from '../../web/src/lib/net/shuffle.ts'
import type { Aide } from '../table/Aide.ts'

/** A further line of somebody's device, which takes part in shuffles as their page would. */
export class Shuffler {
  readonly #line: Line
  readonly #thrower: ShuffleHand
  #room: RoomFacts | null = null
  #me: Me | null = null
  #read = 0
  #isThrowing = false

  constructor(url: string, { code, device }: Pick<Aide, 'code' | 'device'>) {
    this.#line = new Line({ url, code, device, as: 'player', has: null, isThrowing: true })
    this.#thrower = new ShuffleHand({
      does: (act) => void this.#line.send({ id: anyId(), what: 'self', act }),
      random: (bytes) => crypto.getRandomValues(bytes),
      store: keepingNothing(),
    })
    this.#line.listen(() => this.#hear())
  }

  /** From its greeting on shuffles wait for it. */
  async isThere(): Promise<void> {
    await this.#line.until(0, ({ hello }) => hello !== undefined, 'a greeting')
  }
  /** It throws in this shuffle, and in those that come. */
  throws(): void {
    this.#isThrowing = true
    this.#look()
  }
  leave(): void {
    this.#line.close()
  }

  #hear(): void {
    for (; this.#read < this.#line.downs.length; this.#read++) {
      const { hello, room } = this.#line.downs[this.#read] ?? {}
      this.#me = hello?.me ?? this.#me
      this.#room = room ?? this.#room
    }
    this.#look()
  }

  #look(): void {
    if (this.#room && this.#isThrowing) this.#thrower.sees(this.#room, this.#me?.chair ?? null)
  }
}

const anyId = (): string => commandId(crypto.getRandomValues(new Uint8Array(16)))
