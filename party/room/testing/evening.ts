import { rngOf, TITLES, type Game, type Pace, type Viewer } from '@robot-night/engine'
import { canonical } from '@robot-night/engine/fair'
import { probe } from '@robot-night/engine/testing'
import {
  commandId,
  LIMITS,
  patched,
  type Chair,
  type Command,
  type HostAct,
  type SelfAct,
  type Scene,
  type TableFrame,
  type WholeFrame,
} from '@robot-night/protocol'
import { nextDue } from '../commands/schedule.ts'
import { open } from '../people/seating.ts'
import { known, changesFor } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { step } from '../commands/step.ts'
import { viewerOf } from '../state/seats.ts'
import type { Conditions, Moment } from '../state/moment.ts'
import type { Input } from '../state/input.ts'
import type { Room } from '../state/room.ts'
import type { Step } from '../state/outcome.ts'
import { wholeFrame } from '../match/scenes.ts'
import { countOf, sceneOf } from '../state/match.ts'
import { matchStream } from '../match/keyStreams.ts'
import { awake } from '../storage/wake.ts'
import { changedRows } from '../storage/changedRows.ts'
import { Rows } from './Rows.ts'

const NIGHTFALL = 4_000_000_000_000

/** An evening in one room, without sockets or storage: who does what, one after another. */
export class Evening {
  now = NIGHTFALL
  room: Room
  last: Step
  readonly rows = new Rows()
  readonly #rng
  readonly #titles: readonly Game[]
  readonly #stream: Conditions['stream']
  #commands = 0

  readonly #hasArchive: boolean

  constructor(
    given: {
      hasArchive?: boolean
      title?: string
      /** `usual`: nobody has chosen one. */
      pace?: Pace | 'usual'
      titles?: readonly Game[]
      seed?: string
      options?: object
    } = {},
  ) {
    this.#rng = rngOf(given.seed ?? 'evening')
    this.#titles = given.titles ?? [...TITLES, probe]
    this.#stream = matchStream
    this.#hasArchive = given.hasArchive ?? false
    const { title = 'probe', pace = 'off', options } = given
    const chosen = pace === 'usual' ? {} : { pace }
    const wish = { name: 'Mara', title, ...chosen, ...(options ? { options: { ...options } } : {}) }
    const made = open({ code: 'BCDFG', device: 'mara', wish }, this.moment())
    if ('problem' in made) throw new Error(made.problem)
    this.room = made.room
    this.last = { room: made.room, refused: null, closing: [] }
    this.rows.store(changedRows(null, made.room))
    this.comes('mara')
  }

  moment(): Moment {
    const random = (size: number) => Uint8Array.from({ length: size }, () => this.#rng.int(256))
    const conditions: Conditions = {
      titles: this.#titles,
      second: 1000,
      stream: this.#stream,
      random,
      hasArchive: this.#hasArchive,
      fill: { room: LIMITS.watchers, gallery: LIMITS.gallery },
    }
    return { ...conditions, now: this.now }
  }

  takes(input: Input): Step {
    this.last = step(this.room, input, this.moment())
    this.rows.store(changedRows(this.room, this.last.room))
    this.room = this.last.room
    return this.last
  }

  /** Somebody takes a chair and connects. */
  joins(name: string): Step {
    const device = name.toLowerCase()
    const sat = this.takes({ kind: 'sit', device, wish: { name } })
    if (!sat.refused) this.comes(device)
    return sat
  }

  comes(device: string, socket = `${device}'s phone`): void {
    this.takes({ kind: 'connected', socket: { id: socket, device, from: null } })
  }

  /** Comes with a client that takes part in shuffles. */
  comesToThrow(device: string, socket = `${device}'s thrower`): void {
    this.takes({ kind: 'connected', socket: { id: socket, device, from: null, isThrowing: true } })
  }

  watches(socket: string): void {
    this.takes({ kind: 'connected', socket: { id: socket, device: null, from: null } })
  }

  goes(device: string, socket = `${device}'s phone`): void {
    this.takes({ kind: 'disconnected', socket })
  }

  manages(act: HostAct, device = 'mara'): Step {
    return this.says(device, { id: this.id(), what: 'manage', act })
  }

  own(act: SelfAct, device: string): Step {
    return this.says(device, { id: this.id(), what: 'self', act })
  }

  says(device: string, command: Command): Step {
    return this.takes({ kind: 'command', socket: `${device}'s phone`, command })
  }

  /** Somebody who watches gives a name. */
  names(device: string, name: string): Step {
    return this.takes({ kind: 'nameWatcher', device, name })
  }

  /** A person answers what they are asked, with anything legal. */
  answers(device: string, action: object, beat = this.scene(device).beat): Step {
    const { asks } = this.scene(device)
    const match = this.room.head?.id ?? ''
    return this.says(device, { id: this.id(), what: 'answer', match, beat, kind: asks?.kind ?? 'lead', action })
  }

  /** Time goes on to the next thing that it brings; false: nothing within the longest turn. */
  waits(): boolean {
    const when = nextDue(this.room, this.moment())
    if (when - this.now > 8 * 24 * 60 * 60 * 1000) return false
    this.now = Math.max(this.now, when)
    this.takes({ kind: 'alarm', bots: 'think' })
    return true
  }

  scene(device: string): Scene {
    return this.sceneOf(viewerOf(this.room, device))
  }

  sceneOf(viewer: Viewer): Scene {
    if (!this.room.match) throw new Error('no match is on the table')
    return sceneOf(this.room.match, viewer)
  }

  chair(chair: Chair) {
    return roomFacts(this.room, this.moment()).chairs[chair]
  }

  id(): string {
    this.#commands += 1
    return commandId(new TextEncoder().encode(`command number ${String(this.#commands).padStart(9, '0')}`).slice(-16))
  }

  woken(): Room {
    return awake(this.rows.stored(), this.room.sockets, this.moment())
  }
}

/** One who follows the frames only, patch by patch. */
export class Follower {
  n = 0
  match: string | null = null
  scene: Scene | null = null
  told: { kind: string }[] = []
  patches = 0
  readonly viewer: Viewer

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  /** What this viewer is sent of a change; null: nothing. */
  hears(before: Room, after: Room, at: Moment): TableFrame | null {
    const had = known(before, this.viewer, roomFacts(before, at))
    const since = { had, facts: roomFacts(after, at) }
    const { table } = changesFor(after, this.viewer, since)
    if (!table) return null
    if ('patch' in table) this.patches += 1
    const scene = 'scene' in table ? table.scene : patched(this.scene!, table.patch)
    expectSame(changesFor(after, this.viewer, { ...since, isWhole: true }).table, { ...table, scene })
    this.scene = scene
    this.told = table.since === 0 ? [...table.told] : [...this.told, ...table.told]
    this.n = table.n
    if ('match' in table) this.match = table.match
    return table
  }

  /** What somebody gets who comes only now. */
  asNewcomer(room: Room) {
    if (!room.match) throw new Error('no match is on the table')
    const { n, scene, told } = wholeFrame(room.match, this.viewer, 0)
    return { n, scene, told }
  }

  get seen() {
    return { n: this.n, scene: this.scene, told: this.told }
  }
}

/** A client that wants every scene whole is told the same. */
function expectSame(
  whole: TableFrame | null | undefined,
  { n, told, scene }: Omit<WholeFrame, 'match' | 'since'>,
): void {
  const said = whole && 'scene' in whole ? { n: whole.n, told: whole.told, scene: whole.scene } : {}
  if (canonical(said) !== canonical({ n, told, scene })) throw new Error(`${JSON.stringify(whole)} says something else`)
}

/** A whole match, all seats bot but Mara's, who answers with samples; after each step `check` is called. */
export function playsOut(evening: Evening, check: (before: Room, after: Room) => void): void {
  const rng = rngOf('mara')
  for (let steps = 0; evening.room.facts.stage === 'playing'; steps++) {
    if (steps > 5000) throw new Error('this match does not end')
    const before = evening.room
    const { asks, offers } = evening.scene('mara')
    const rules = asks && evening.room.match?.game.decisions[asks.kind]
    const offer = offers.length > 0 && rng.int(5) === 0 ? rng.pick(offers) : null
    if (offer) takesOffer(evening, offer.kind, evening.room.match?.game.offers[offer.kind]?.sample(offer.prompt, rng))
    else if (asks && rules) evening.answers('mara', rules.sample(asks.prompt, rng))
    else if (!evening.waits()) throw new Error('nothing will ever happen')
    check(before, evening.room)
  }
}

function takesOffer(evening: Evening, kind: string, action: object | undefined): void {
  const { beat } = evening.scene('mara')
  const match = evening.room.head?.id ?? ''
  evening.says('mara', { id: evening.id(), what: 'offer', match, beat, kind, action: action ?? {} })
}

export const viewers = (room: Room): Viewer[] => [...(room.head?.chairs.keys() ?? []), 'spectator']
export const count = (room: Room, viewer: Viewer): number => (room.match ? countOf(room.match, viewer) : 0)
