import type { Refusal } from '@robot-night/engine'
import { PROTOCOL, type Down, type FirstSight, type HostAct, type Named, type OwnAct } from '@robot-night/protocol'
import { Draft } from '../table/draft.svelte.ts'
import { spokenIn, talkingIn, type Talking } from '../table/talking.ts'
import type { Player } from '../table/title.ts'
import type { Line, Status } from './line.ts'
import { Outbox, type Wish } from './outbox.ts'
import { playersOf } from './players.ts'
import { received, worldOf, type World } from './world.ts'

interface Said {
  kind: string
  action: object
}

/** A line that comes back sooner than this was never gone, for all that people see. */
const BLINK = 1500
const FETCH_AGAIN = 2000

/** One room, live: begins with what the page was rendered from, then follows the room. */
export class RoomLink {
  world: World
  status: Status
  /** The line has been down for longer than a blink. */
  isLost: boolean
  readonly players: readonly Player[]
  readonly talking: Talking
  readonly draft = new Draft()
  #ahead: number
  #line: Line | null = null
  #blink: ReturnType<typeof setTimeout> | undefined
  /** The viewer that our frames were counted for is no longer us. */
  #isAnew = false
  readonly #as: 'player' | 'watcher'
  readonly #outbox = new Outbox(
    (text) => this.#line?.say(text),
    (bytes) => crypto.getRandomValues(bytes),
  )

  /** A watcher sees what all may see, whatever seat this browser has. */
  constructor(sight: FirstSight, as: 'player' | 'watcher' = 'player') {
    this.#as = as
    this.world = $state.raw(worldOf(sight))
    this.status = $state.raw<Status>({ kind: 'calling' })
    this.isLost = $state(false)
    this.players = $derived(playersOf(this.world.room))
    const talk = $derived(this.world.talk)
    const whispers = $derived(this.world.whispers)
    const lines = $derived(spokenIn(talk, whispers))
    this.talking = $derived(talkingIn(this.world, lines))
    this.#ahead = sight.hello.now - Date.now()
  }

  /** Calls the room; gives what hangs up. */
  connect(): () => void {
    const stop = new AbortController()
    setTimeout(() => this.#call(stop.signal))
    return () => {
      stop.abort()
      clearTimeout(this.#blink)
      this.#line?.end()
      this.#line = null
    }
  }

  /** Tries again at once, instead of waiting. */
  retry(): void {
    this.#line?.retry()
  }

  /** Calls anew: as whoever the cookie says by now. */
  renew(): void {
    this.#isAnew = true
    this.#line?.renew()
  }

  /** The room's clock, ms since 1970. */
  readonly now = (): number => Date.now() + this.#ahead

  readonly answer = (said: Said): Promise<Refusal | null> => this.#play('answer', said)
  readonly offer = (said: Said): Promise<Refusal | null> => this.#play('offer', said)
  readonly say = (text: string, to: 'all' | Named): Promise<Refusal | null> =>
    this.#send(to === 'all' ? { what: 'say', text } : { what: 'whisper', to: to.chair, name: to.name, text })
  readonly manage = (act: HostAct): Promise<Refusal | null> => this.#send({ what: 'manage', act })
  readonly self = (act: OwnAct): Promise<Refusal | null> => this.#send({ what: 'self', act })

  /** What calls is fetched once the page can be used: the table stands as the server drew it. */
  async #call(stop: AbortSignal): Promise<void> {
    const found = stop.aborted ? null : await import('./line.ts').catch(() => null)
    if (stop.aborted) return
    if (!found) {
      this.#standsAt({ kind: 'reconnecting', tries: 1, nextAt: null })
      setTimeout(() => this.#call(stop), FETCH_AGAIN)
      return
    }
    this.#line = new found.Line({
      url: () => this.#url(),
      onDown: (down) => this.#heard(down),
      onStatus: (status) => this.#standsAt(status),
      onSeatChanged: () => (this.#isAnew = true),
    })
  }

  #play(what: 'answer' | 'offer', { kind, action }: Said): Promise<Refusal | null> {
    const { table } = this.world
    if (!table) return Promise.resolve({ code: 'wrong_stage' })
    return this.#send({ what, match: table.match, beat: table.scene.beat, kind, action })
  }

  #send(wish: Wish): Promise<Refusal | null> {
    return this.#outbox.send(wish)
  }

  #heard(down: Down): void {
    if (down.hello) {
      this.#ahead = down.hello.now - Date.now()
      this.#isAnew = false
    }
    const { world, asksAgain } = received(this.world, down)
    this.world = world
    if (asksAgain) this.#line?.say(JSON.stringify({ what: 'again' }))
    this.#outbox.answered(down)
    if (down.hello) this.#outbox.resend()
  }

  #standsAt(status: Status): void {
    this.status = status
    if (status.kind === 'reconnecting') {
      this.#blink ??= setTimeout(() => (this.isLost = true), BLINK)
      return
    }
    clearTimeout(this.#blink)
    this.#blink = undefined
    this.isLost = false
  }

  #url(): string {
    const { room, table } = this.world
    const known = table && !this.#isAnew ? `&match=${encodeURIComponent(table.match)}&n=${table.n}` : ''
    const origin = location.origin.replace(/^http/, 'ws')
    return `${origin}/api/rooms/${room.code}/socket?as=${this.#as}&v=${PROTOCOL}${known}`
  }
}
