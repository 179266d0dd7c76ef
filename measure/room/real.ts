import type { Game, Rng } from '@robot-night/engine'
import { patched, type Answer, type Down, type Scene, type TableFrame } from '@robot-night/protocol'
import type { InferOutput } from 'valibot'
import { cookieOf } from '../wire/Line.ts'
import { anyCommandId, anyDevice, ask } from '../wire/rooms.ts'
import { downIn, Ear, tableFrom } from './Ear.ts'
import type { Script } from './bare/script.ts'
import { move, type Table, type Turn } from './table.ts'

/** Where and what to play. */
export interface Place {
  url: string
  game: Game
  seats: number
  rng: Rng
}

/** A room of the product, made by the same requests as a browser makes; its seats answer anything legal. */
export class RealTable implements Table {
  readonly seats: readonly Ear[]
  watchers: readonly Ear[] = []
  readonly #place: Place
  readonly #code: string
  #match = ''
  readonly #scenes: (Scene | null)[]
  #turn: (Turn & { command: InferOutput<typeof Answer> }) | null = null

  static async open(place: Place): Promise<RealTable> {
    const { url, game, rng } = place
    const devices = Array.from({ length: place.seats }, () => anyDevice(rng))
    const [host = '', ...others] = devices
    const room = { name: 'Mara', title: game.id, pace: 'off' }
    const { code }: { code: string } = JSON.parse(await ask(url, { path: '/api/rooms', device: host, body: room }))
    for (const device of others) {
      await ask(url, { path: `/api/rooms/${code}/seats`, device, body: { name: 'Jonas' } })
    }
    const socket = `${url}/api/rooms/${code}/socket?as=player&v=1`
    const seats: Ear[] = []
    for (const device of devices) seats.push(await Ear.open(socket, { cookie: cookieOf(device) }))
    await Promise.all(seats.map((ear) => ear.next()))
    return new RealTable(place, { code, seats })
  }

  private constructor(place: Place, { code, seats }: { code: string; seats: readonly Ear[] }) {
    this.#place = place
    this.#code = code
    this.seats = seats
    this.#scenes = seats.map(() => null)
  }

  /** Where one more may watch it. */
  get watching(): string {
    return `${this.#place.url}/api/rooms/${this.#code}/socket?as=watcher&v=1`
  }

  async letWatch(count: number): Promise<void> {
    const watchers: Ear[] = []
    for (let at = 0; at < count; at++) {
      watchers.push(await Ear.open(this.watching))
    }
    this.watchers = watchers
    // They hear of one another, and not each time at once.
    await new Promise((go) => setTimeout(go, CALM_MS))
  }

  /** After the last match, and before the first, the host deals. */
  async ready(): Promise<void> {
    if (this.#scenes[0] && !this.#scenes[0].outcome) return
    const [host] = this.seats
    const id = anyCommandId(this.#place.rng)
    for (const ear of [...this.seats, ...this.watchers]) ear.forget()
    host?.say(JSON.stringify({ id, what: 'manage', act: { do: 'deal' } }), 'beside')
    this.heard((await Promise.all(this.seats.map(tableFrom))).map(({ down }) => down))
    await Promise.all(this.watchers.map((ear) => ear.next()))
    for (const ear of this.seats) ear.received()
  }

  next(): Turn {
    this.#turn ??= this.#think()
    return this.#turn
  }

  heard(downs: readonly Down[]): void {
    this.#turn = null
    for (const [seat, { table }] of downs.entries()) {
      if (!table) continue
      if ('match' in table) this.#match = table.match
      this.#scenes[seat] = sceneAfter(this.#scenes[seat] ?? null, table)
    }
  }

  /** A whole match, so that the bare object can send the same. Needs a watcher. */
  async record(): Promise<Script> {
    await this.ready()
    const script: Script[number][] = []
    while (!this.#scenes[0]?.outcome) {
      const { seat } = this.next()
      const up = this.#turn?.command ?? {}
      const { seats, watcher } = await move(this)
      if (!watcher) throw new Error('nobody watched')
      script.push({ seat, up, seats: seats.map(({ ok: _, ...down }) => down), watchers: downIn(watcher) })
    }
    return script
  }

  #think() {
    const { game, rng } = this.#place
    const seat = this.#scenes.findIndex((scene) => scene?.asks)
    const scene = this.#scenes[seat]
    const rules = scene?.asks ? game.decisions[scene.asks.kind] : undefined
    if (!scene?.asks || !rules) throw new Error('nobody is asked')
    const { kind, prompt } = scene.asks
    const id = anyCommandId(rng)
    const action = rules.sample(prompt, rng)
    const command = { id, what: 'answer' as const, match: this.#match, beat: scene.beat, kind, action }
    return { seat, id, text: JSON.stringify(command), command }
  }
}

/** Watchers are told ten times a second at most. */
const CALM_MS = 120

function sceneAfter(before: Scene | null, frame: TableFrame): Scene {
  const scene = 'scene' in frame ? frame.scene : patched(before, frame.patch)
  if (!isScene(scene)) throw new Error(`a patch made this of a scene: ${JSON.stringify(scene)}`)
  return scene
}
const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'view' in value
