import { rngOf, titleOf } from '@robot-night/engine'
import type { Down, FirstSight, HostAct, Scene } from '@robot-night/protocol'
import { firstSight, known, changesFor } from '../../party/room/frames/frames.ts'
import { roomFacts } from '../../party/room/frames/roomFacts.ts'
import type { Moment } from '../../party/room/state/moment.ts'
import type { Room } from '../../party/room/state/room.ts'
import { countOf } from '../../party/room/state/match.ts'
import { viewerOf } from '../../party/room/state/seats.ts'
import { Evening } from '../../party/room/testing/evening.ts'

/** As long as a name can be, and shorter ones. */
const NAMES = [
  'Maximiliane Donauschiffe',
  'Bartholomäus',
  'Ida',
  'Wilhelmina',
  'Ben',
  'Theodora',
  'Ada',
  'Jonas',
  'Zoë',
] as const

export interface Cast {
  title: string
  seats: number
  /** Other than the usual ones. */
  options?: object
}
/** A room at one moment, and as it was just before. */
export interface Shot {
  room: Room
  before: Room
  at: Moment
}

/** A question at the moment when somebody is asked it. */
export interface Asked {
  kind: string
  /** Of who is asked. */
  device: string
  shot: Shot
}

/** An evening of people at one table, played in this process by the room's own core: the same each time. */
export class Film {
  readonly #title: string
  readonly #evening: Evening
  readonly #rng
  readonly #devices = ['mara']

  constructor({ title, seats, options }: Cast) {
    this.#title = title
    this.#rng = rngOf(title)
    this.#evening = new Evening({ title, seed: title })
    this.#evening.own({ do: 'rename', name: NAMES[0] }, 'mara')
    for (const name of NAMES.slice(1, seats)) {
      this.#evening.joins(name)
      this.#devices.push(name.toLowerCase())
    }
    if (options) this.manages({ do: 'setOptions', options: { ...this.#evening.room.facts.options, ...options } })
  }

  get now(): Shot {
    const { room } = this.#evening
    return { room, before: room, at: this.#evening.moment() }
  }
  /** What is left of it once the room has lost its memory. */
  get woken(): Shot {
    return { ...this.now, room: this.#evening.woken() }
  }

  manages(act: HostAct): Shot {
    const { room: before } = this.#evening
    const { refused } = this.#evening.manages(act)
    if (refused) throw new Error(`${act.do}: ${refused.code}`)
    return { ...this.now, before }
  }
  passes(seconds: number): Shot {
    this.#evening.now += seconds * 1000
    return this.now
  }

  /** The match to its end: each time that this device is told something, or without one those who watch. */
  rest(device: string | null = null): Shot[] {
    const shots: Shot[] = []
    while (this.#evening.room.facts.stage === 'playing') {
      const { room: before } = this.#evening
      this.#goOn()
      const { now } = this
      if (toldOf(now.room, device) !== toldOf(before, device)) shots.push({ ...now, before })
    }
    return shots
  }

  /** The match to its end: each kind of question, as it is put when most lies on the table. */
  questions(): Asked[] {
    const found = new Map<string, Asked & { fullness: number }>()
    while (this.#evening.room.facts.stage === 'playing') {
      const device = this.#asked()
      const scene = device === undefined ? null : this.#evening.scene(device)
      const fullness = JSON.stringify(scene).length
      const kind = scene?.asks?.kind
      if (device && kind && fullness > (found.get(kind)?.fullness ?? 0))
        found.set(kind, { kind, device, shot: this.now, fullness })
      this.#goOn()
    }
    return [...found.values()]
  }

  #asked(): string | undefined {
    return this.#devices.find((each) => this.#evening.scene(each).asks)
  }

  /** Everyone who is asked answers as a bot would; if nobody is, time goes on. */
  #goOn(): void {
    const device = this.#asked()
    if (device === undefined) {
      if (!this.#evening.waits()) throw new Error('nothing will ever happen')
      return
    }
    const { refused } = this.#evening.answers(device, this.#actionFor(this.#evening.scene(device)))
    if (refused) throw new Error(`${device}: ${refused.code}`)
  }

  #actionFor({ asks, view }: Scene): object {
    const game = titleOf(this.#title)
    const rules = asks && game?.decisions[asks.kind]
    if (!game || !rules) throw new Error(`nobody knows what to say to ${asks?.kind}`)
    const wanted = game.bot[asks.kind]?.(view, asks.prompt, this.#rng)
    return wanted ?? rules.single?.fallback(asks.prompt) ?? rules.sample(asks.prompt, this.#rng)
  }
}

function toldOf(room: Room, device: string | null): string {
  return `${room.match && countOf(room.match, viewerOf(room, device))} ${room.facts.stage}`
}

/** What this device is told when it comes just now; null: somebody's who watches. */
export const sightOf = ({ room, at }: Shot, device: string | null = null): FirstSight => firstSight(room, device, at)

/** What is told to who was there before. */
export function newsOf({ room, before, at }: Shot, device: string | null = null): Down {
  const had = known(before, viewerOf(before, device), roomFacts(before, at))
  return changesFor(room, viewerOf(room, device), { had, facts: roomFacts(room, at) })
}

/** The table as this device sees it; null: there is none. */
export const viewOf = (shot: Shot, device: string | null = null): object | null =>
  sightOf(shot, device).table?.scene.view ?? null
