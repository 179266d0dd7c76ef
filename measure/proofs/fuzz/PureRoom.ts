import { rngOf, TITLES, type Game, type Seat } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { LIMITS, type Scene } from '@robot-night/protocol'
import { nextDue } from '@robot-night/party/room/commands/schedule.ts'
import { open } from '@robot-night/party/room/people/seating.ts'
import { chairOf, seatOf } from '@robot-night/party/room/state/seats.ts'
import type { Input } from '@robot-night/party/room/state/input.ts'
import type { Moment } from '@robot-night/party/room/state/moment.ts'
import type { Step } from '@robot-night/party/room/state/outcome.ts'
import type { Room } from '@robot-night/party/room/state/room.ts'
import { Rows } from '@robot-night/party/room/testing/Rows.ts'
import { matchStream } from '@robot-night/party/room/match/keyStreams.ts'
import { awake } from '@robot-night/party/room/storage/wake.ts'
import { changedRows } from '@robot-night/party/room/storage/changedRows.ts'
import { anyCommandId } from '../../wire/rooms.ts'
import { CORE, type Core } from './core.ts'

const NIGHTFALL = 4_000_000_000_000
const A_MINUTE = 60_000
/** How many inputs are accepted, on average, before the host deals again. */
const IDLE = 4
const PEOPLE = ['mara', 'jonas', 'ada'] as const
/** Connections: two for each person, a watcher, a browser without a chair, and one that the room does not know. */
export const SOCKETS = [...PEOPLE, ...PEOPLE, null, 'otto', 'unknown'] as const

/** A room in this process, in the middle of a match: its pure core, and what would be stored. */
export class PureRoom {
  readonly game: Game
  room: Room
  now = NIGHTFALL
  readonly #rows = new Rows()
  readonly #rng

  constructor(game: Game, seed: string) {
    this.game = game
    this.#rng = rngOf(seed)
    const wish = { name: 'Mara', title: game.id, pace: 'off' } as const
    const made = open({ code: 'BCDFG', device: 'mara', wish }, this.moment())
    if ('problem' in made) throw new Error(made.problem)
    this.room = made.room
    this.#rows.store(changedRows(null, made.room))
    this.comeBack()
    this.#dealAnew()
    this.comeBack()
  }

  moment(): Moment {
    const random = (size: number) => Uint8Array.from({ length: size }, () => this.#rng.int(256))
    const fill = { room: LIMITS.watchers, gallery: LIMITS.gallery }
    const titles = [...TITLES, probe]
    return { titles, second: 1000, stream: matchStream, random, hasArchive: true, fill, now: this.now }
  }

  /** Anyone who has no connection makes one again; and after a while, if nothing is played, the host deals. */
  comeBack(): void {
    for (const [at, device] of SOCKETS.entries()) {
      const id = `socket ${at}`
      if (device === 'unknown' || this.room.sockets.some((socket) => socket.id === id)) continue
      this.land(this.tried({ kind: 'connected', socket: { id, device, from: null } }))
    }
    if (this.room.facts.stage !== 'playing' && this.#rng.int(IDLE) === 0) this.#dealAnew()
  }

  #dealAnew(): void {
    for (const device of PEOPLE) this.land(this.tried({ kind: 'sit', device, wish: { name: device } }))
    const host = this.room.sockets.find(({ device }) => chairOf(this.room, device) === this.room.facts.host)
    const acts = [
      { do: 'setTitle', title: this.game.id },
      { do: 'seatBot', chair: 3 },
      { do: 'setPace', pace: 'off' },
      { do: 'deal' },
    ] as const
    for (const act of acts) {
      const command = { id: anyCommandId(this.#rng), what: 'manage', act } as const
      this.land(this.tried({ kind: 'command', socket: host?.id ?? '', command }))
    }
  }

  /** What would become of an input. Nothing has happened yet. */
  tried(input: Input, step: Core['step'] = CORE.step): Step {
    return step(this.room, input, this.moment())
  }

  land(step: Step): void {
    this.#rows.store(changedRows(this.room, step.room))
    this.room = step.room
  }

  /** Time goes on, and bots with it, as far as they have something to do soon. */
  goOn(): void {
    this.now += 100
    for (let served = 0; served < 20; served++) {
      const due = nextDue(this.room, this.moment())
      if (due > this.now + A_MINUTE) return
      this.now = Math.max(this.now, due)
      this.land(this.tried({ kind: 'alarm', bots: 'think' }))
    }
  }

  get scenes(): (Scene | null)[] {
    return [...(this.room.match?.scenes ?? [])].slice(0, -1)
  }

  seatAt(socket: number): Seat {
    return seatOf(this.room.head, chairOf(this.room, SOCKETS[socket] ?? null)) ?? 0
  }

  /** A connection of somebody who is asked. */
  asked(pick: number): number {
    const asked = PEOPLE.flatMap((_, at) => (this.scenes[this.seatAt(at)]?.asks ? [at] : []))
    return asked[pick % Math.max(1, asked.length)] ?? pick % SOCKETS.length
  }

  /** Everything there is of the room, as text: nothing can change without changing it. */
  digest(): string {
    return digestOf(this.room)
  }

  /** The room as it would wake, against the room as it is. */
  isKept(): boolean {
    const woken = awake(this.#rows.stored(), this.room.sockets, this.moment())
    return storedPart(woken) === storedPart(this.room)
  }
}

function digestOf({ match, ...rest }: Room): string {
  if (!match) return JSON.stringify(rest)
  const { head, position, log, scenes, silent, remarked } = match
  return JSON.stringify([rest, head, position, log, scenes, silent, remarked])
}

const storedPart = ({ facts, devices, talk, tickets, head, match }: Room): string =>
  JSON.stringify([facts, devices.toSorted(byHash), talk, tickets, head, match && [match.position, match.scenes]])

const byHash = (one: { hash: string }, other: { hash: string }): number => (one.hash < other.hash ? -1 : 1)
