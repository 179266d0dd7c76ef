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
import { ByAddress } from '../shell/ByAddress.ts'
import { factsFor, sightFor } from './frames/looking.ts'
import { hindrance } from './state/access.ts'
import { isStillShown } from './delay/shown.ts'
import { watcherOf } from './talk/watcherChat.ts'
import { chairOf } from './state/seats.ts'
import type { Input } from './state/input.ts'
import type { Moment } from './state/moment.ts'
import type { Room } from './state/room.ts'
import type { Step } from './state/outcome.ts'
import { TicketRequests } from './TicketRequests.ts'
import { addressHash, deviceHash } from '../shell/hashes.ts'
import { ADDRESS_HEADER, DEVICE_HEADER, SEATED_HEADER, WAIT_HEADER } from '../shell/innerHeaders.ts'

interface Behind {
  state(): Room | null
  take(input: Input): Step
  moment(): Moment
}

/** `from`: which address, '' where that is not known. `isStranger`: the list of public tables sent them. */
interface Coming {
  from: string
  isStranger?: true
}

/** Where browsers come that have no line yet, or want another place: by their cookie. Null: there is no such room. */
export class DeviceRequests {
  readonly #behind: Behind
  readonly #tickets: TicketRequests
  readonly #sitters = new ByAddress({ most: LIMITS.sitsPerAddress, perSecond: 1 / 2 })
  readonly #strangers = new ByAddress({ most: LIMITS.comersPerAddress, perSecond: 1 })

  constructor(behind: Behind) {
    this.#behind = behind
    this.#tickets = new TicketRequests(behind)
  }

  /** Takes a chair. */
  sit(token: string, wish: TakeSeat, by: Coming): { chair: Chair } | { problem: string } | null {
    const device = this.#deviceOf(token)
    const state = this.#behind.state()
    if (device === null || !state) return null
    if (chairOf(state, device) === null && !this.#maySit(by.from)) return { problem: 'too_many_comers' }
    const { refused, room } = this.#behind.take({
      kind: 'sit',
      device,
      wish,
      ...(by.isStranger && { isStranger: true }),
      ...this.#from(by.from),
    })
    const chair = chairOf(room, device)
    return refused || chair === null ? { problem: refused?.code ?? 'broken' } : { chair }
  }

  /** Each time somebody sits down or gets up all are told. */
  #maySit(from: string): boolean {
    const { now } = this.#behind.moment()
    if (from === '') return true
    if (this.#sitters.isTooMuch(from, now)) return false
    this.#sitters.count(from, now)
    return true
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
    const { refused, room } = this.#behind.take({ kind: 'nameWatcher', device, name, ...this.#from(from) })
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

  /** Whether this browser may look in, and no more. */
  admits(token: string | null): 'in' | TurnedAway['turnedAway'] | null {
    const room = this.#behind.state()
    return room && (hindrance(room, this.#deviceOf(token)) ?? 'in')
  }

  facts(token: string | null): PublicFacts | TurnedAway | null {
    const room = this.#behind.state()
    return room && factsFor(room, this.#deviceOf(token), this.#behind.moment())
  }

  /** Whether this browser may have the record of a match that has ended here; null: there is none yet for it. */
  mayRead(token: string | null, match: string): true | TurnedAway | null {
    const room = this.#behind.state()
    const turnedAway = room && hindrance(room, this.#deviceOf(token))
    if (turnedAway) return { turnedAway }
    return room && !isStillShown(room, match, this.#behind.moment()) ? true : null
  }

  look(token: string | null): FirstSight | TurnedAway | null {
    const room = this.#behind.state()
    return room && sightFor(room, this.#deviceOf(token), this.#behind.moment())
  }

  /** Under which a room counts what comes from an address; empty: it is not known. */
  #from(address: string): { from?: string } {
    const code = this.#behind.state()?.facts.code
    return code === undefined || address === '' ? {} : { from: addressHash(code, address) }
  }

  #deviceOf(token: string | null): string | null {
    const code = this.#behind.state()?.facts.code
    return code === undefined || token === null ? null : deviceHash(code, token)
  }
}
