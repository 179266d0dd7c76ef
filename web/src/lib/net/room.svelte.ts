import type { Refusal } from '@robot-night/engine'
import type { Down, FirstSight, Heard, HostAct, Late, Named, SelfAct } from '@robot-night/protocol'
import { Draft } from '../table/draft.svelte.ts'
import { spokenIn, talkingIn, type Talking } from '../table/talking.ts'
import type { Player } from '../table/title.ts'
import type { Muted } from '../talk/mutes.ts'
import { RoomSession } from './roomSession.ts'
import type { Line, Status } from './line.ts'
import type { Wish } from './outbox.ts'
import { steadyPlayers } from './players.ts'
import { inTab } from './unsentStore.ts'
import type { World } from './world.ts'

interface Said {
  kind: string
  action: object
}

/** What somebody finds who comes back. */
export interface Missed {
  events: readonly Heard[]
  /** An answer of theirs came too late. */
  isLate: boolean
}

/** A line that comes back sooner than this was never gone, for all that people see. */
const BLINK = 1500
const FETCH_AGAIN = 2000
/** Who has heard nothing for so long was away, even if the line is back at once: their phone slept. */
const AWAY = 20_000
const LATE = ['late', 'game_over', 'not_your_decision']

/** To this person alone, even if somebody else sits there when it arrives. */
const whisperTo = ({ chair: to, name, guest }: Named, text: string): Wish =>
  guest === undefined ? { what: 'whisper', to, name, text } : { what: 'whisper', to, name, guest, text }

/** One room, live: begins with what the page was rendered from, then follows the room. */
export class RoomLink {
  world: World
  status: Status
  /** The line has been down for longer than a blink. */
  isLost: boolean
  readonly players: readonly Player[]
  readonly talking: Talking
  readonly draft = new Draft()
  /** Whom this device does not want to hear. */
  muted: readonly Muted[]
  /** Answers of ours that are on their way, or wait for the line. */
  waiting: number
  /** What happened while we were away; null: nothing, or it has been read. */
  missed: Missed | null
  /** The clock has played for us, and we have pressed nothing since. */
  timedOut: Late | null
  #ahead: number
  /** How often the line has stood. */
  #calls = 0
  /** What the last greeting brought. */
  #sinceCall: readonly Heard[] = []
  #line: Line<Down> | null = null
  /** Whether secrets lie covered until pressed. */
  #isCovered = () => true
  #blink: ReturnType<typeof setTimeout> | undefined
  readonly #session: RoomSession

  /** A watcher sees what all may see, whatever seat this browser has. */
  constructor(sight: FirstSight, as: 'player' | 'watcher' = 'player') {
    this.#session = new RoomSession(sight, {
      as,
      origin: () => location.origin.replace(/^http/, 'ws'),
      random: (bytes) => crypto.getRandomValues(bytes),
      // A screen for all says nothing, and keeps nothing.
      ...(as === 'player' ? { unsentStore: inTab } : {}),
      isCovered: () => this.#isCovered(),
      onWorld: (world, down) => this.#heard(world, down),
      onStatus: (status) => this.#standsAt(status),
    })
    this.world = $state.raw(this.#session.world)
    this.status = $state.raw<Status>({ kind: 'calling' })
    this.isLost = $state(false)
    this.muted = $state.raw([])
    this.waiting = $state(0)
    this.missed = $state.raw<Missed | null>(null)
    this.timedOut = $state.raw<Late | null>(null)
    const players = steadyPlayers()
    this.players = $derived(players(this.world.room))
    const talk = $derived(this.world.talk)
    const whispers = $derived(this.world.whispers)
    const lines = $derived(spokenIn(talk, whispers))
    this.talking = $derived(talkingIn(this.world, lines, this))
    this.#ahead = sight.hello.now - Date.now()
  }

  /** Would nothing that was said be lost if the page were reloaded? */
  get mayGo(): boolean {
    return this.#session.mayGo
  }

  /** Calls the room; gives what hangs up. `isCovered`: whether secrets lie covered until pressed. */
  connect(isCovered: () => boolean = () => true): () => void {
    this.#isCovered = isCovered
    this.draft.keptIn(this.world.room.id)
    for (const answer of this.#session.takeUp()) void this.#answered(answer)
    const stop = new AbortController()
    setTimeout(() => this.#call(stop.signal))
    return () => {
      stop.abort()
      clearTimeout(this.#blink)
      this.#line?.end()
      this.#hold(null)
    }
  }

  /** Tries again at once, instead of waiting. */
  retry(): void {
    this.#line?.retry()
  }

  /** Calls again, as the one the cookie names by now. */
  renew(): void {
    this.#session.callAnew()
    this.#line?.renew()
  }

  /** The room's clock, ms since 1970. */
  readonly now = (): number => Date.now() + this.#ahead

  readonly answer = (said: Said): Promise<Refusal | null> => this.#play('answer', said)
  readonly offer = (said: Said): Promise<Refusal | null> => this.#play('offer', said)
  readonly say = (text: string, to: 'all' | Named): Promise<Refusal | null> =>
    this.#session.send(to === 'all' ? { what: 'say', text } : whisperTo(to, text))
  readonly send = (wish: Wish): Promise<Refusal | null> => this.#session.send(wish)
  readonly vote = (vote: { chair: number; on: boolean }): Promise<Refusal | null> =>
    this.#session.send({ what: 'vote', ...vote })
  readonly manage = (act: HostAct): Promise<Refusal | null> => this.#session.send({ what: 'manage', act })
  readonly self = (act: SelfAct): Promise<Refusal | null> => this.#session.send({ what: 'self', act })

  /** What calls is fetched once the page can be used: the table stands as the server drew it. */
  async #call(stop: AbortSignal): Promise<void> {
    const found = stop.aborted ? null : await import('./knownLine.ts').catch(() => null)
    if (stop.aborted) return
    if (!found) {
      this.#standsAt({ kind: 'reconnecting', tries: 1, nextAt: null })
      setTimeout(() => this.#call(stop), FETCH_AGAIN)
      return
    }
    const { ends } = this.#session
    this.#hold(
      new found.KnownLine({
        ...ends,
        url: () => `${ends.url()}&throws=1&on=${found.deviceKind()}`,
        onDown: (down) => {
          if (down.hello) found.tabDevice.heard(ends.url(), down.hello.me.chair !== null)
          ends.onDown(down)
        },
      }),
    )
  }

  #hold(line: Line<Down> | null): void {
    this.#line = line
    this.#session.hold(line)
  }

  #play(what: 'answer' | 'offer', { kind, action }: Said): Promise<Refusal | null> {
    const { table } = this.world
    if (!table) return Promise.resolve({ code: 'wrong_stage' })
    const at = { match: table.match, beat: table.scene.beat }
    return this.#answered(this.#session.send({ what, ...at, kind, action }))
  }

  /** An answer that the line dropped on may come too late, and its question is gone by then. */
  async #answered(answer: Promise<Refusal | null>): Promise<Refusal | null> {
    const calls = this.#calls
    this.waiting += 1
    const refusal = await answer
    this.waiting -= 1
    if (refusal && LATE.includes(refusal.code) && calls !== this.#calls)
      this.missed = { events: [], ...this.missed, isLate: true }
    return refusal
  }

  #heard(world: World, down: Down): void {
    if (down.hello) {
      this.#ahead = down.hello.now - Date.now()
      this.#calls += 1
      this.#sinceCall = world.table !== this.world.table ? (world.table?.news.events ?? []) : []
    }
    const late = world.table === this.world.table ? [] : (world.table?.news.timedOut ?? [])
    this.timedOut = late.findLast(({ seat }) => seat === world.me.seat) ?? (world.table ? this.timedOut : null)
    this.world = world
  }

  #standsAt(status: Status): void {
    this.status = status
    if (status.kind === 'reconnecting') {
      this.#blink ??= setTimeout(() => (this.isLost = true), BLINK)
      return
    }
    clearTimeout(this.#blink)
    this.#blink = undefined
    if (status.kind === 'live' && (this.isLost || status.away > AWAY) && this.#sinceCall.length > 0)
      this.missed = { events: this.#sinceCall, isLate: false }
    this.isLost = false
  }
}
