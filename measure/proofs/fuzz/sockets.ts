import fc from 'fast-check'
import { titleOf, type Game, type Seat } from '@robot-night/engine'
import { CLOSE, type Down, type Scene } from '@robot-night/protocol'
import { Memory } from '../faults/Memory.ts'
import type { Line } from '../../wire/Line.ts'
import { written } from './command.ts'
import { changed, ServedRoom } from './ServedRoom.ts'
import type { Sending } from './http.ts'
import { inputsOf, near, type Near } from './inputs.ts'
import { listedRefusals } from './listed.ts'
import { rubbish } from './odd.ts'
import { Tally } from './Tally.ts'

const PEOPLE = 3
/** Of each connection; the room takes ten a second from it. */
const EVERY_MS = 90
/** These break the table up, keep those out who come to look, or show them it later. */
const BREAKS_UP = /"do":"(clearChair|leave|stop|toLobby|setTitle|setPace|setBot|passHost|shut|setDelay)"/
const REFUSALS = listedRefusals()
const frame: fc.Arbitrary<Near | string> = fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: rubbish })

/** Sends frames over real sockets: everybody at a table, each twice, and two watchers. */
export async function tryFrames(sending: Sending): Promise<Tally> {
  const { url, title, seed } = sending
  const game = titleOf(title)
  if (!game) throw new Error(`no title called ${title}`)
  const house = await ServedRoom.open(url, { title, people: PEOPLE, seed })
  const table = new Table(house, game)
  await table.begin()
  for (const each of inputsOf(frame, seed, sending.inputs)) await table.hear(each)
  table.end()
  return table.tally
}

class Table {
  readonly tally = new Tally()
  readonly #house: ServedRoom
  readonly #game: Game
  readonly #lines: Line[] = []
  readonly #last: number[] = []
  readonly #ids: string[] = []
  #before = ''
  #turn = 0

  constructor(house: ServedRoom, game: Game) {
    this.#house = house
    this.#game = game
  }

  async begin(): Promise<void> {
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) this.#lines[at] = await this.#house.connect(this.#deviceOf(at))
    await this.#house.deal(this.#lineAt(0))
    this.#before = await this.#house.sight()
  }

  end(): void {
    for (const line of this.#lines) line.close()
  }

  /** One after another: so it is known what an answer answers. */
  async hear(each: Near | string): Promise<void> {
    this.#turn += 1
    const at = this.#turn % this.#lines.length
    await pause((this.#last[at] ?? 0) + EVERY_MS - performance.now())
    this.#last[at] = performance.now()
    if (this.#lineAt(at).closed !== null) this.#lines[at] = await this.#house.connect(this.#deviceOf(at))
    const text = typeof each === 'string' ? each : written(each, at % PEOPLE, this.#standing())
    // What does is tried in this process: here the table is to stay as it is.
    if (!BREAKS_UP.test(text)) await this.#send(at, text)
  }

  async #send(at: number, text: string): Promise<void> {
    const line = this.#lineAt(at)
    const from = line.downs.length
    line.send(text)
    const down = await line.find(from, (each) => isAnswer(each, text))
    this.tally.inputs += 1
    const code = down?.no?.code ?? (down ? null : closedAs(line.closed))
    if (code === null) return this.#accepted(down)
    if (!REFUSALS.has(code) && !Object.hasOwn(CLOSE, code)) this.tally.crashes.push(`${code} to ${text.slice(0, 400)}`)
    this.tally.refuse(code, JSON.stringify(down ?? ''))
    const after = await this.#house.sight()
    if (after !== this.#before) this.tally.changes.push(changed(this.#before, after, `${code} to ${text}`))
    this.#before = after
  }

  async #accepted(down: Down | null): Promise<void> {
    this.tally.accepted += 1
    if (down?.ok !== undefined) this.#ids.push(down.ok)
    this.#before = await this.#house.sight()
  }

  #standing() {
    const scenes = Array.from({ length: PEOPLE }, (_, seat) => this.#sceneOf(seat))
    return { game: this.#game, match: matchOn(this.#lineAt(0)), scenes, ids: this.#ids }
  }

  /** As its first connection has been told. */
  #sceneOf(seat: Seat): Scene | null {
    const { downs } = this.#lineAt(seat)
    const memories: Memory[] = []
    for (const { table } of downs) {
      if (table && 'match' in table && table.match !== memories.at(-1)?.match) memories.push(new Memory(table.match))
      if (table) memories.at(-1)?.take(table)
    }
    return memories.at(-1)?.scene ?? null
  }

  #lineAt(at: number): Line {
    const line = this.#lines[at]
    if (!line) throw new Error(`no connection ${at}`)
    return line
  }

  #deviceOf(at: number): string | null {
    return at < 2 * PEOPLE ? (this.#house.devices[at % PEOPLE] ?? null) : null
  }
}

/** The match that this connection was last told of. */
const matchOn = ({ downs }: Line): string =>
  downs.flatMap(({ table }) => (table && 'match' in table ? [table.match] : [])).at(-1) ?? ''

/** To `again` the whole table is the answer; to everything else, yes or no. */
const isAnswer = ({ ok, no, table }: Down, text: string): boolean =>
  ok !== undefined || no !== undefined || (text.includes('"what":"again"') && table !== undefined)

/** The name of a close code. A line that is open, and silent, is broken. */
function closedAs(closed: number | null): string {
  const [name] = Object.entries(CLOSE).find(([, number]) => number === closed) ?? []
  return name === undefined || name === 'broken' ? `${name ?? 'no answer'}, ${closed}` : name
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)))
