import { copy } from '@robot-night/engine'
import type { Chair, FirstSight, RoomDoor, TurnedAway } from '@robot-night/protocol'
import { Tally } from '../metrics/Tally.ts'
import { deviceHash } from '../shell/hashes.ts'
import { HibernatingServer } from '../shell/HibernatingServer.ts'
import { FrontDoor } from './FrontDoor.ts'
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
import { GalleryDoor } from './watching/GalleryDoor.ts'
import type { Sight } from './watching/feed.ts'

/** What the Worker and other objects call a room for. Null: there is no such room. */
export abstract class Doors extends HibernatingServer<Kept> implements RoomDoor {
  protected readonly tally: Tally
  protected readonly archivist: Archivist
  protected readonly door: FrontDoor
  protected readonly galleries: GalleryDoor

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
    this.door = new FrontDoor(behind)
    this.galleries = new GalleryDoor(behind)
  }

  protected abstract awake(): State | null
  protected abstract take(input: Input): Step
  protected abstract moment(): Moment
  protected abstract sight(): Sight
  /** What is stored is another room now. */
  protected abstract begin(): void

  protected override refuses(request: Request): Response | null {
    const state = this.awake()
    return state && (this.door.refuses(request) ?? this.galleries.leadOn(request, state))
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

  sit(...given: Parameters<FrontDoor['sit']>): ReturnType<FrontDoor['sit']> {
    return this.door.sit(...given)
  }

  nameWatcher(...given: Parameters<FrontDoor['nameWatcher']>): ReturnType<FrontDoor['nameWatcher']> {
    return this.door.nameWatcher(...given)
  }

  showTicket(...given: Parameters<FrontDoor['showTicket']>): ReturnType<FrontDoor['showTicket']> {
    return this.door.showTicket(...given)
  }

  knows(...given: Parameters<FrontDoor['knows']>): ReturnType<FrontDoor['knows']> {
    return this.door.knows(...given)
  }

  hearGallery(...given: Parameters<GalleryDoor['hear']>): ReturnType<GalleryDoor['hear']> {
    return this.galleries.hear(...given)
  }

  facts(...given: Parameters<FrontDoor['facts']>): ReturnType<FrontDoor['facts']> {
    return this.door.facts(...given)
  }

  admits(...given: Parameters<FrontDoor['admits']>): Promise<ReturnType<FrontDoor['admits']>> {
    return Promise.resolve(this.door.admits(...given))
  }

  look(...given: Parameters<FrontDoor['look']>): Promise<FirstSight | TurnedAway | null> {
    // Each part by itself: what is one thing in memory would be written once into a page, and after a sleep twice.
    return Promise.resolve(copy(this.door.look(...given)))
  }

  /** A match of this room that has ended, as JSON; null: there is none, or it goes on for those who watch. */
  async ended(token: string | null, match: string): Promise<string | TurnedAway | null> {
    const may = this.door.mayRead(token, match)
    return may === true ? this.archivist.ended(match) : may
  }
}
