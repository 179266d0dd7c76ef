import {
  LIMITS,
  type Chair,
  type FirstSight,
  type PublicFacts,
  type ShowTicket,
  type TakeSeat,
  type TicketShown,
  type TurnedAway,
} from '@robot-night/protocol'
import { ADDRESS_HEADER, DEVICE_HEADER, SEATED_HEADER, WAIT_HEADER } from './attached.ts'
import { ByAddress } from './ByAddress.ts'
import { publicFacts, sightFor } from './door.ts'
import { shownToAll } from './late.ts'
import { watcherOf } from './murmurs.ts'
import { chairOf } from './seats.ts'
import type { Input, Moment, Room, Step } from './shapes.ts'
import { TicketDoor } from './TicketDoor.ts'
import { deviceHash } from './tokens.ts'

interface Behind {
  state(): Room | null
  take(input: Input): Step
  moment(): Moment
}

/** Where browsers come that have no line yet, or want another place: by their cookie. Null: there is no such room. */
export class FrontDoor {
  readonly #behind: Behind
  readonly #tickets: TicketDoor
  readonly #strangers = new ByAddress({ most: LIMITS.comersPerAddress, perSecond: 1 })

  constructor(behind: Behind) {
    this.#behind = behind
    this.#tickets = new TicketDoor(behind)
  }

  /** Takes a chair. */
  sit(token: string, wish: TakeSeat, isStranger?: true): { chair: Chair } | { problem: string } | null {
    const device = this.#deviceOf(token)
    if (device === null) return null
    const input: Input = { kind: 'sit', device, wish, ...(isStranger ? { isStranger } : {}) }
    const { refused, room } = this.#behind.take(input)
    const chair = chairOf(room, device)
    return refused || chair === null ? { problem: refused?.code ?? 'broken' } : { chair }
  }

  /** Strangers come from one address again and again: not yet another one. Who has a chair always may. */
  refuses({ headers }: Request): Response | null {
    const from = headers.get(ADDRESS_HEADER) ?? ''
    if (this.#mayCome(headers.get(DEVICE_HEADER), from)) return null
    const wait = Math.ceil(this.#strangers.freeIn(from, this.#behind.moment().now))
    const seated = this.#behind.state()?.devices.flatMap(({ hash, chair }) => (chair === null ? [] : hash)) ?? []
    return new Response(null, { status: 429, headers: { [WAIT_HEADER]: `${wait}`, [SEATED_HEADER]: seated.join(' ') } })
  }

  #mayCome(token: string | null, from: string): boolean {
    const [{ now }, room] = [this.#behind.moment(), this.#behind.state()]
    if (from === '' || (room && chairOf(room, this.#deviceOf(token)) !== null)) return true
    if (this.#strangers.isTooMuch(from, now)) return false
    this.#strangers.count(from, now)
    return true
  }

  /** Gives a name among those who watch. */
  nameWatcher(token: string, name: string, from: string): { name: string } | { problem: string } | null {
    const device = this.#deviceOf(token)
    if (device === null) return null
    if (!this.#mayCome(token, from)) return { problem: 'too_many_comers' }
    const { refused, room } = this.#behind.take({ kind: 'nameWatcher', device, name })
    return refused ? { problem: refused.code } : { name: watcherOf(room, device) ?? '' }
  }

  showTicket(token: string | null, shown: ShowTicket, from: string): TicketShown | { problem: string } | null {
    return this.#tickets.show(token, shown, from)
  }

  /** What this browser is here. */
  knows(token: string | null): 'seated' | 'stranger' | null {
    const room = this.#behind.state()
    return room && (chairOf(room, this.#deviceOf(token)) === null ? 'stranger' : 'seated')
  }

  facts(): PublicFacts | null {
    const room = this.#behind.state()
    return room && publicFacts(shownToAll(room, this.#behind.moment()), this.#behind.moment())
  }

  look(token: string | null): FirstSight | TurnedAway | null {
    const room = this.#behind.state()
    return room && sightFor(room, this.#deviceOf(token), this.#behind.moment())
  }

  #deviceOf(token: string | null): string | null {
    const code = this.#behind.state()?.facts.code
    return code === undefined || token === null ? null : deviceHash(code, token)
  }
}
