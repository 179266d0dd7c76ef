import type { Game, Rng } from '@robot-night/engine'
import { PROTOCOL, LIMITS, type Down, type Scene } from '@robot-night/protocol'
import { cookieOf } from '../../wire/Line.ts'
import { Reader } from '../../wire/Reader.ts'
import { anyCommandId, anyDevice, ask } from '../../wire/rooms.ts'
import { crowd, downIn, Ear, tableFrom } from './Ear.ts'
import type { Script } from './bare/script.ts'
import { move, type Table, type Turn } from './table.ts'

/** Where and what to play. */
export interface Place {
  url: string
  game: Game
  seats: number
  rng: Rng
}

/** A real room, opened with the same requests as a browser's; its seats give any legal answer. */
export class RealTable implements Table {
  readonly seats: readonly Ear[]
  watchers: readonly Ear[] = []
  readonly code: string
  readonly #place: Place
  readonly #readers: readonly Reader[]
  #turn: (Turn & { command: object }) | null = null

  static async open(place: Place): Promise<RealTable> {
    const { url, game, rng } = place
    const devices = Array.from({ length: place.seats }, () => anyDevice(rng))
    const [host = '', ...others] = devices
    const room = { name: 'Mara', title: game.id, pace: 'off' }
    const { code }: { code: string } = JSON.parse(await ask(url, { path: '/api/rooms', device: host, body: room }))
    for (const device of others) {
      await ask(url, { path: `/api/rooms/${code}/seats`, device, body: { name: 'Jonas' } })
    }
    const socket = `${url}/api/rooms/${code}/socket?as=player&v=${PROTOCOL}`
    const seats: Ear[] = []
    for (const device of devices) seats.push(await Ear.open(socket, { cookie: cookieOf(device) }))
    await Promise.all(seats.map((ear) => ear.next()))
    const table = new RealTable(place, { code, seats })
    // The seats say anything legal, which may happen to be coarse.
    await table.manage({ do: 'setTalk', filtered: false })
    return table
  }

  private constructor(place: Place, { code, seats }: { code: string; seats: readonly Ear[] }) {
    this.#place = place
    this.code = code
    this.seats = seats
    this.#readers = seats.map(() => new Reader())
  }

  /** Where one more watcher can go. */
  get watching(): string {
    return `${this.#place.url}/api/rooms/${this.code}/socket?as=watcher&v=${PROTOCOL}`
  }

  async letWatch(count: number): Promise<void> {
    this.watchers = await crowd(count, () => Ear.open(this.watching))
    // They hear of one another, and not each time at once; galleries tell the room of theirs later still.
    await new Promise((go) => setTimeout(go, count > LIMITS.watchers ? GALLERIES_CALM_MS : CALM_MS))
  }

  get isOver(): boolean {
    return !this.#scenes[0] || this.#scenes[0].outcome !== null
  }

  get isSomebodyAsked(): boolean {
    return this.#scenes.some((scene) => scene?.asks)
  }

  /** Asked or not. */
  get isSomethingToSay(): boolean {
    return this.isSomebodyAsked || this.#scenes.some((scene) => scene && scene.offers.length > 0)
  }

  /** An act of the host, which has been done. Between matches. */
  async manage(act: object): Promise<void> {
    const [host] = this.seats
    if (!host) throw new Error('nobody is the host')
    const id = anyCommandId(this.#place.rng)
    host.say(JSON.stringify({ id, what: 'manage', act }), 'beside')
    while (downIn(await host.next()).ok !== id);
  }

  /** Asks for everything, like a page that reconnects. Returns the ms until it arrives. */
  async look(): Promise<number> {
    const [ear] = this.seats
    if (!ear) throw new Error('nobody is the host')
    ear.forget()
    ear.say('{"id":"again","what":"again"}')
    const { at } = await tableFrom(ear)
    return at - ear.saidAt
  }

  /** After the last match, and before the first, the host deals. */
  async ready(): Promise<void> {
    if (!this.isOver) return
    const [host] = this.seats
    const id = anyCommandId(this.#place.rng)
    for (const ear of [...this.seats, ...this.watchers]) ear.forget()
    host?.say(JSON.stringify({ id, what: 'manage', act: { do: 'deal' } }), 'beside')
    this.heard((await Promise.all(this.seats.map(tableFrom))).map(({ down }) => down))
    await Promise.all(this.watchers.filter(({ isOneOfMany }) => !isOneOfMany).map((ear) => ear.next()))
    for (const ear of this.seats) ear.received()
  }

  next(): Turn {
    this.#turn ??= this.#think()
    return this.#turn
  }

  heard(downs: readonly Down[]): void {
    for (const [seat, down] of downs.entries()) this.hear(seat, down)
  }

  /** One seat was sent something. */
  hear(seat: number, down: Down): void {
    this.#turn = null
    this.#readers[seat]?.read(down)
  }

  get #scenes(): (Scene | null)[] {
    return this.#readers.map(({ scene }) => scene)
  }

  /** Records a whole match, so that the bare object can send the same. Needs a watcher. */
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

  /** Lets a seat that's asked answer; if none is, a seat takes an offer. */
  #think(): Turn & { command: object } {
    const { game, rng } = this.#place
    const isAnswer = this.isSomebodyAsked
    const putTo = (scene: Scene | null) => (isAnswer ? (scene?.asks ?? null) : (scene?.offers[0] ?? null))
    const seat = this.#scenes.findIndex((scene) => putTo(scene) !== null)
    const scene = this.#scenes[seat]
    const put = putTo(scene ?? null)
    const rules = put && (isAnswer ? game.decisions : game.offers)[put.kind]
    if (!scene || !put || !rules) throw new Error('nobody has anything to say')
    const { kind, prompt } = put
    const id = anyCommandId(rng)
    const action = rules.sample(prompt, rng)
    const what = isAnswer ? 'answer' : 'offer'
    const command = { id, what, match: this.#readers[seat]?.match, beat: scene.beat, kind, action }
    return { seat, id, text: JSON.stringify(command), command }
  }
}

/** Watchers are told ten times a second at most. */
const CALM_MS = 120
const GALLERIES_CALM_MS = 3500
