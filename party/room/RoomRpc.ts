import { copy } from '@robot-night/engine'
import {
  LIMITS,
  type Chair,
  type FirstSight,
  type OwnSeat,
  type PublicFacts,
  type RoomStub,
  type ShowTicket,
  type TakeSeat,
  type TicketShown,
  type TurnedAway,
} from '@robot-night/protocol'
import { Tally } from '../metrics/Tally.ts'
import { RateByAddress } from '../shell/RateByAddress.ts'
import { addressHash, deviceHash } from '../shell/hashes.ts'
import { HibernatingServer } from '../shell/HibernatingServer.ts'
import { ADDRESS_HEADER, DEVICE_HEADER, SEATED_HEADER, WAIT_HEADER } from '../shell/innerHeaders.ts'
import { isStillShown } from './state/shown.ts'
import { factsFor, seatFor, sightFor } from './frames/looking.ts'
import { open } from './people/seating.ts'
import { leftAsShown, leftBy } from './people/whoseSeat.ts'
import { hindrance } from './state/access.ts'
import type { Claim, Input } from './state/input.ts'
import type { Moment } from './state/moment.ts'
import type { Step } from './state/outcome.ts'
import type { Room as State } from './state/room.ts'
import { chairOf } from './state/seats.ts'
import { restsUntil } from './storage/afterExpiry.ts'
import { Archivist } from './storage/Archivist.ts'
import { changedRows } from './storage/changedRows.ts'
import { isClaimed, writeNewRoom } from './storage/writeRows.ts'
import { watcherOf } from './talk/watcherTalk.ts'
import { TicketRequests } from './TicketRequests.ts'
import type { Kept } from './people/attached.ts'
import type { Sight } from './galleries/galleryLink.ts'
import { GalleryRequests } from './galleries/GalleryRequests.ts'

/** `from`: which address, '' where that is not known. `isStranger`: the list of public tables sent them. */
interface Coming {
  from: string
  isStranger?: true
}

/**
 * What the Worker and other objects call a room for: browsers without a connection, known by their cookie (`token`), and
 * galleries. Null: there is no such room.
 */
export abstract class RoomRpc extends HibernatingServer<Kept> implements RoomStub {
  protected readonly tally: Tally
  protected readonly archivist: Archivist
  readonly #galleries: GalleryRequests
  readonly #tickets: TicketRequests
  readonly #sitters = new RateByAddress({ most: LIMITS.sitsPerAddress, perSecond: 1 / 2 })
  /** By chair: who comes back to their own seat isn't kept out by others from their address. */
  readonly #returning = new RateByAddress({ most: LIMITS.sitsPerAddress, perSecond: 1 / 2 })
  readonly #strangers = new RateByAddress({ most: LIMITS.comersPerAddress, perSecond: 1 })

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    const behind = {
      state: () => this.awake(),
      take: (input: Input) => this.take(input),
      moment: () => this.moment(),
      now: () => this.moment().now,
      sight: () => this.sight(),
    }
    this.tally = new Tally(env.Ledger, ctx.id.toString())
    this.archivist = new Archivist(env, { sql: ctx.storage.sql, ...behind })
    this.#galleries = new GalleryRequests(behind)
    this.#tickets = new TicketRequests(behind)
  }

  protected abstract awake(): State | null
  protected abstract take(input: Input): Step
  protected abstract moment(): Moment
  protected abstract sight(): Sight
  /** What is stored is another room now. */
  protected abstract begin(): void

  /** Makes the room. A code that is in use or at rest is not given out. */
  claim(token: string, claim: Omit<Claim, 'device'>): { chair: Chair } | { problem: string } {
    const { sql } = this.ctx.storage
    const at = this.moment()
    if (isClaimed(sql) || restsUntil(sql) > at.now) return { problem: 'code_taken' }
    const made = open({ ...claim, device: deviceHash(claim.code, token) }, at)
    if ('problem' in made) return made
    writeNewRoom(this.ctx.storage, changedRows(null, made.room))
    this.tally.count('rooms_made', claim.wish.title)
    this.begin()
    return { chair: 0 }
  }

  // Who may come.

  /** Strangers come from one address again and again: not yet another one. Who has a chair always may. */
  protected override refuses(request: Request): Response | null {
    const room = this.awake()
    if (!room) return null
    const { headers } = request
    const from = headers.get(ADDRESS_HEADER) ?? ''
    if (this.#mayCome(headers.get(DEVICE_HEADER), from)) return this.#galleries.leadOn(request, room)
    const wait = Math.ceil(this.#strangers.freeIn(from, this.moment().now))
    const seated = room.devices.flatMap(({ hash, chair }) => (chair === null ? [] : hash))
    return new Response(null, { status: 429, headers: { [WAIT_HEADER]: `${wait}`, [SEATED_HEADER]: seated.join(' ') } })
  }

  #mayCome(token: string | null, from: string): boolean {
    return this.#hasChair(token) || this.#isFew(this.#strangers, from)
  }

  #hasChair(token: string | null): boolean {
    const room = this.awake()
    return room !== null && chairOf(room, this.#deviceOf(token)) !== null
  }

  protected override hasPlace({ headers }: Request): boolean {
    return this.#hasChair(headers.get(DEVICE_HEADER))
  }

  /** Counts one more from this address, unless there have been too many. */
  #isFew(counted: RateByAddress, from: string): boolean {
    const { now } = this.moment()
    if (from === '') return true
    if (counted.isTooMuch(from, now)) return false
    counted.count(from, now)
    return true
  }

  // Taking a place.

  sit(token: string, wish: TakeSeat, by: Coming): { chair: Chair } | { problem: string } | null {
    const device = this.#deviceOf(token)
    const state = this.awake()
    if (device === null || !state) return null
    if (chairOf(state, device) === null && !this.#maySit(state, device, by)) return { problem: 'too_many_comers' }
    const { refused, room } = this.take({
      kind: 'sit',
      device,
      wish,
      ...(by.isStranger && { isStranger: true }),
      ...this.#from(by.from),
    })
    const chair = chairOf(room, device)
    return refused || chair === null ? { problem: refused?.code ?? 'broken' } : { chair }
  }

  /** Everybody gets a frame each time somebody sits down or gets up, so it's limited. */
  #maySit(state: State, device: string, { from }: Coming): boolean {
    const own = leftBy(state, device)
    return own === null ? this.#isFew(this.#sitters, from) : this.#isFew(this.#returning, `${own}`)
  }

  /** Gives a name among those who watch. */
  nameWatcher(token: string, name: string, from: string): { name: string } | { problem: string } | null {
    const device = this.#deviceOf(token)
    if (device === null) return null
    if (!this.#mayCome(token, from)) return { problem: 'too_many_comers' }
    const { refused, room } = this.take({ kind: 'nameWatcher', device, name, ...this.#from(from) })
    return refused ? { problem: refused.code } : { name: watcherOf(room, device) ?? '' }
  }

  showTicket(token: string | null, shown: ShowTicket, from: string): TicketShown | { problem: string } | null {
    return this.#tickets.show(token, shown, from)
  }

  hearGallery(...given: Parameters<GalleryRequests['hear']>): ReturnType<GalleryRequests['hear']> {
    return this.#galleries.hear(...given)
  }

  // Looking.

  /** What this browser is here; somebody for whom a seat is kept is no stranger. */
  knows(token: string | null): 'seated' | 'stranger' | null {
    const room = this.awake()
    const device = this.#deviceOf(token)
    return (
      room && ((chairOf(room, device) ?? leftAsShown(room, device, this.moment())) === null ? 'stranger' : 'seated')
    )
  }

  /** Whether this browser may look in, and no more. */
  admits(token: string | null): Promise<'in' | TurnedAway['turnedAway'] | null> {
    const room = this.awake()
    return Promise.resolve(room && (hindrance(room, this.#deviceOf(token)) ?? 'in'))
  }

  facts(token: string | null): PublicFacts | TurnedAway | null {
    const room = this.awake()
    return room && factsFor(room, this.#deviceOf(token), this.moment())
  }

  /** Null as well where this browser has no seat. */
  seat(token: string): OwnSeat | null {
    const room = this.awake()
    return room && seatFor(room, this.#deviceOf(token))
  }

  look(token: string | null): Promise<FirstSight | TurnedAway | null> {
    // Each part by itself: what is one thing in memory would be written once into a page, and after a sleep twice.
    return Promise.resolve(copy(this.#sightOf(token)))
  }

  #sightOf(token: string | null): FirstSight | TurnedAway | null {
    const room = this.awake()
    return room && sightFor(room, this.#deviceOf(token), this.moment())
  }

  /** A match of this room that has ended, as JSON; null: there is none, or it goes on for those who watch. */
  async ended(token: string | null, match: string): Promise<string | TurnedAway | null> {
    const room = this.awake()
    const turnedAway = room && hindrance(room, this.#deviceOf(token))
    if (turnedAway) return { turnedAway }
    return room && !isStillShown(room, match, this.moment()) ? this.archivist.ended(match) : null
  }

  /** Under which a room counts what comes from an address; empty: it is not known. */
  #from(address: string): { from?: string } {
    const code = this.awake()?.facts.code
    return code === undefined || address === '' ? {} : { from: addressHash(code, address) }
  }

  #deviceOf(token: string | null): string | null {
    const code = this.awake()?.facts.code
    return code === undefined || token === null ? null : deviceHash(code, token)
  }
}
