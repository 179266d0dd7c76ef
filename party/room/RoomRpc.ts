import { copy } from '@robot-night/engine'
import type { Chair, FirstSight, RoomStub, TurnedAway } from '@robot-night/protocol'
import { Tally } from '../metrics/Tally.ts'
import { deviceHash } from '../shell/hashes.ts'
import { HibernatingServer } from '../shell/HibernatingServer.ts'
import { DeviceRequests } from './DeviceRequests.ts'
import { open } from './people/lobby.ts'
import type { Claim, Input } from './state/input.ts'
import type { Moment } from './state/moment.ts'
import type { Step } from './state/outcome.ts'
import type { Room as State } from './state/room.ts'
import { Archivist } from './storage/Archivist.ts'
import { restsUntil } from './storage/afterExpiry.ts'
import { writeNewRoom, isClaimed } from './storage/writeRows.ts'
import { changedRows } from './storage/changedRows.ts'
import type { Kept } from './watching/attached.ts'
import { GalleryRequests } from './watching/GalleryRequests.ts'
import type { Sight } from './watching/galleryLink.ts'

/** What the Worker and other objects call a room for. Null: there is no such room. */
export abstract class RoomRpc extends HibernatingServer<Kept> implements RoomStub {
  protected readonly tally: Tally
  protected readonly archivist: Archivist
  protected readonly requests: DeviceRequests
  protected readonly galleries: GalleryRequests

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
    this.requests = new DeviceRequests(behind)
    this.galleries = new GalleryRequests(behind)
  }

  protected abstract awake(): State | null
  protected abstract take(input: Input): Step
  protected abstract moment(): Moment
  protected abstract sight(): Sight
  /** What is stored is another room now. */
  protected abstract begin(): void

  protected override refuses(request: Request): Response | null {
    const state = this.awake()
    return state && (this.requests.refuses(request) ?? this.galleries.leadOn(request, state))
  }

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

  sit(...given: Parameters<DeviceRequests['sit']>): ReturnType<DeviceRequests['sit']> {
    return this.requests.sit(...given)
  }

  nameWatcher(...given: Parameters<DeviceRequests['nameWatcher']>): ReturnType<DeviceRequests['nameWatcher']> {
    return this.requests.nameWatcher(...given)
  }

  showTicket(...given: Parameters<DeviceRequests['showTicket']>): ReturnType<DeviceRequests['showTicket']> {
    return this.requests.showTicket(...given)
  }

  knows(...given: Parameters<DeviceRequests['knows']>): ReturnType<DeviceRequests['knows']> {
    return this.requests.knows(...given)
  }

  hearGallery(...given: Parameters<GalleryRequests['hear']>): ReturnType<GalleryRequests['hear']> {
    return this.galleries.hear(...given)
  }

  facts(...given: Parameters<DeviceRequests['facts']>): ReturnType<DeviceRequests['facts']> {
    return this.requests.facts(...given)
  }

  admits(...given: Parameters<DeviceRequests['admits']>): Promise<ReturnType<DeviceRequests['admits']>> {
    return Promise.resolve(this.requests.admits(...given))
  }

  look(...given: Parameters<DeviceRequests['look']>): Promise<FirstSight | TurnedAway | null> {
    // Each part by itself: what is one thing in memory would be written once into a page, and after a sleep twice.
    return Promise.resolve(copy(this.requests.look(...given)))
  }

  /** A match of this room that has ended, as JSON; null: there is none, or it goes on for those who watch. */
  async ended(token: string | null, match: string): Promise<string | TurnedAway | null> {
    const may = this.requests.mayRead(token, match)
    return may === true ? this.archivist.ended(match) : may
  }
}
