import { commandId, PROTOCOL, type Down, type FirstSight } from '@robot-night/protocol'
import type { Refusal } from '@robot-night/engine'
import type { Ends, Status } from './line.ts'
import { Outbox, type Wish } from './outbox.ts'
import { outlives, type UnsentStore } from './unsentStore.ts'
import { received, worldOf, type World } from './world.ts'

/** What a session needs of a line. */
export interface Speaker {
  say(text: string): boolean
  /** Calls again: a new greeting brings everything. */
  renew(): void
}
interface About {
  /** Where the sockets are: `wss://…`. */
  origin(): string
  /** A watcher sees what all may see, whatever seat this browser has. */
  as: 'player' | 'watcher'
  random(bytes: Uint8Array<ArrayBuffer>): Uint8Array
  /** Where what has no answer outlives the page. */
  unsentStore?: UnsentStore
  /** Do secrets lie covered? */
  isCovered?(): boolean
  onWorld(world: World, down: Down): void
  onStatus(status: Status): void
}

/** One room as a client keeps up with it, whatever shows it: what is known, what was said and not yet answered, and the line. */
export class RoomSession {
  #world: World
  #line: Speaker | null = null
  /** The viewer that our frames were counted for is no longer us. */
  #isAnew = false
  /** By which command the whole view has been asked for, and has not come; null: by none. */
  #asking: string | null = null
  readonly #about: About
  readonly #outbox: Outbox
  /** By which the room knows that a new line of ours takes the place of the one before, should that be dead. */
  #page: string | null = null

  constructor(sight: FirstSight, about: About) {
    this.#world = worldOf(sight)
    this.#about = about
    this.#outbox = new Outbox((text) => this.#line?.say(text), about.random, about.unsentStore)
  }

  get world(): World {
    return this.#world
  }
  /** How much has been said and not yet answered. */
  get waiting(): number {
    return this.#outbox.waiting
  }

  /** From now on it is this line that is spoken on; null: none. */
  hold(line: Speaker | null): void {
    this.#line = line
  }

  /** The next call is made as somebody else: the one the cookie names by then. */
  callAnew(): void {
    this.#isAnew = true
  }

  /** Resolves with the room's refusal, or null when it was done. Without a line it waits for one. */
  send(wish: Wish): Promise<Refusal | null> {
    const isCovered = this.#about.isCovered?.() ?? true
    return this.#outbox.send(wish, outlives(wish, isCovered) ? this.#who : null)
  }

  /** Would nothing that was said be lost with this page? */
  get mayGo(): boolean {
    return this.#about.unsentStore ? this.#outbox.isUnsent : this.waiting === 0
  }

  /** What was said before this page was loaded, and has no answer: each resolves as it would have. */
  takeUp(): Promise<Refusal | null>[] {
    const { room, table } = this.#world
    const match = room.stage === 'playing' ? table?.match : null
    return this.#outbox.takeUp(this.#who, (command) => !('match' in command) || command.match === match)
  }

  /** What a line is made with. */
  readonly ends: Ends<Down> = {
    url: () => this.#url(),
    onDown: (down) => this.#heard(down),
    onStatus: (status) => this.#about.onStatus(status),
    onSeatChanged: () => this.callAnew(),
  }

  get #who(): string {
    const { room, me } = this.#world
    return `${room.id} ${me.chair}`
  }

  #heard(down: Down): void {
    if (down.hello) this.#isAnew = false
    const { world, asksAgain } = received(this.#world, down)
    this.#world = world
    this.#about.onWorld(world, down)
    this.#followed(down, asksAgain)
    this.#outbox.answered(down)
    if (down.hello) this.#outbox.resend()
  }

  /**
   * The whole view is asked for once, not with each frame that does not fit: so much asking is refused as too fast. If it
   * is, perhaps no frame follows that would have us ask again.
   */
  #followed({ hello, table, no }: Down, asksAgain: boolean): void {
    if (hello || table?.since === 0) this.#asking = null
    if (asksAgain && this.#asking === null) this.#askAgain()
    if (no && no.id === this.#asking) this.#line?.renew()
  }

  #askAgain(): void {
    const id = commandId(this.#about.random(new Uint8Array(16)))
    if (this.#line?.say(JSON.stringify({ id, what: 'again' }))) this.#asking = id
  }

  #url(): string {
    const { room, table } = this.#world
    const known = table && !this.#isAnew ? `&match=${encodeURIComponent(table.match)}&n=${table.n}` : ''
    const { as, origin, random } = this.#about
    this.#page ??= commandId(random(new Uint8Array(16)))
    return `${origin()}/api/rooms/${room.code}/socket?as=${as}&v=${PROTOCOL}${known}&pings=1&page=${this.#page}`
  }
}
