import type { Seat } from '@robot-night/engine'
import type { AnyCoin, Event } from '@robot-night/engine/games/evil-robots-influence'

/** Whose hidden coins somebody knows: by what they heard, never by what they were shown. */
export class Knowing {
  readonly #me: Seat | null
  readonly #known = new Set<number>()
  /** Coins of which all know the face. */
  readonly #open = new Set<number>()
  #seesAll = false
  /** What was told too much on the way. */
  readonly strange: string[] = []

  constructor(me: Seat | null, log: readonly Event[]) {
    this.#me = me
    for (const event of log) this.#hear(event)
  }

  knows(seat: Seat): boolean {
    return this.#known.has(seat) || this.#open.has(seat) || seat === this.#me
  }
  isOpen(seat: Seat): boolean {
    return this.#open.has(seat)
  }

  #hear(event: Event): void {
    switch (event.kind) {
      case 'roundStarted':
        this.#known.clear()
        this.#open.clear()
        this.#seesAll = false
        return
      case 'cardPlayed':
        if (event.seat === this.#me && event.card === 'L09' && event.used) this.#seesAll = true
        return
      case 'coinsTossed':
        return this.#toss(event.holder, event.hidden !== null)
      case 'looked':
        if (event.by === this.#me) for (const seat of event.seats) this.#known.add(seat)
        return this.#mind(event.faces === null || event.by === this.#me, 'hears what another looked at')
      case 'coinTurned':
        return this.#mind(event.face === null || this.#knowsAll([event.coin]), 'hears the face of a coin turned')
      case 'coinsExchanged':
        this.#exchange(event.coins)
        return this.#mind(event.faces === null || this.#knowsAll(event.coins), 'hears the faces of coins exchanged')
      case 'coinSet':
        return void this.#open.add(event.seat)
      case 'coinsRevealed':
        for (const seat of event.faces.keys()) this.#open.add(seat)
        return
      default:
    }
  }

  #toss(holder: AnyCoin['holder'], isTold: boolean): void {
    if (holder === 'idle') return
    this.#known.delete(holder)
    this.#open.delete(holder)
    if (this.#seesAll) this.#known.add(holder)
    this.#mind(!isTold || this.knows(holder), `hears the hidden coin of seat ${holder}`)
  }

  /** Coins go with who knows them; who has held one knows it. */
  #exchange(coins: readonly AnyCoin[]): void {
    const [one, other] = coins.map(({ holder, slot }) => (slot === 'hidden' && holder !== 'idle' ? holder : null))
    if (typeof one !== 'number' || typeof other !== 'number') return
    for (const all of [this.#known, this.#open]) {
      const had = [all.has(one), all.has(other)]
      for (const [seat, has] of [
        [one, had[1]],
        [other, had[0]],
      ] as const) {
        if (has) all.add(seat)
        else all.delete(seat)
      }
    }
    if (this.#me === one || this.#me === other) for (const seat of [one, other]) this.#known.add(seat)
  }

  #knowsAll(coins: readonly AnyCoin[]): boolean {
    return coins.every(({ holder, slot }) => slot !== 'hidden' || (holder !== 'idle' && this.knows(holder)))
  }

  #mind(isRight: boolean, what: string): void {
    if (!isRight) this.strange.push(what)
  }
}
