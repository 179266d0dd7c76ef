import { CLOSE } from '@robot-night/protocol'
import { Caller } from './Caller.ts'
import { ServedRoom } from './ServedRoom.ts'
import type { Sending } from './http.ts'
import { inputsOf } from './inputs.ts'
import { headersFor, spotsOf, type Spot } from './spots.ts'
import { Tally } from './Tally.ts'

/** To one spot at once: each may say ten things a second. */
const LINES = 12

/** Sends frames to all that can be connected to besides a room. */
export async function tryLines({ url, title, inputs, seed }: Sending): Promise<Tally> {
  const room = await ServedRoom.open(url, { title, people: 2, seed: `${seed} lines` })
  const host = await room.connect(room.devices[0] ?? null)
  await room.deal(host)
  const tally = new Tally()
  for (const spot of await spotsOf(room)) {
    const there = new Callers(url, spot, tally)
    await there.begin()
    for (const text of inputsOf(spot.frames, `${seed} ${spot.name}`, Math.ceil(inputs / 4))) await there.hear(text)
    there.end()
  }
  host.close()
  return tally
}

class Callers {
  readonly #url: string
  readonly #spot: Spot
  readonly #tally: Tally
  readonly #callers: Caller[] = []
  #before = ''
  #turn = 0

  constructor(url: string, spot: Spot, tally: Tally) {
    this.#url = url
    this.#spot = spot
    this.#tally = tally
  }

  async begin(): Promise<void> {
    for (let n = 0; n < LINES; n++) await this.#connect(n)
    this.#before = await this.#sight()
  }

  end(): void {
    for (const caller of this.#callers) caller.close()
  }

  async hear(text: string): Promise<void> {
    const n = this.#turn++ % LINES
    const caller = this.#callers[n]
    if (!caller || caller.closed !== null) return void (await this.#connect(n))
    const from = caller.texts.length
    caller.send(text)
    // Who comes after it is greeted after it has been heard.
    const after = await this.#sight()
    await new Promise(setImmediate)
    this.#tally.inputs += 1
    const about = `${this.#spot.name}: ${text.slice(0, 400)}`
    const code = caller.closed === null ? refusalIn(caller.texts.slice(from)) : closedAs(caller.closed)
    if (code === null) this.#tally.accepted += 1
    else {
      this.#tally.refuse(code, caller.texts.slice(from).find(isRefusal) ?? '')
      if (!this.#spot.codes.has(code) && !CLOSED.has(code)) this.#tally.crashes.push(`${code} to ${about}`)
      if (after !== this.#before) this.#tally.changes.push(`after ${code} to ${about}`)
    }
    this.#before = after
  }

  async #connect(n: number): Promise<void> {
    const { path, device } = this.#spot.at(n)
    const caller = new Caller(this.#url + path, headersFor(n, device))
    this.#callers[n] = caller
    if ((await caller.greeting()) === null)
      this.#tally.crashes.push(`${this.#spot.name}: no greeting, ${caller.closed}`)
  }

  /** As one sees it who has no cookie and has just come. */
  async #sight(): Promise<string> {
    const { path } = this.#spot.at(1)
    const caller = new Caller(this.#url + path, headersFor(200 + (this.#turn % 50), null))
    const greeting = await caller.greeting()
    caller.close()
    return greeting === null ? '' : this.#spot.lasting(greeting)
  }
}

const isRefusal = (text: string): boolean => text.startsWith('{"no":')

/** The code of a refusal among what came: a word, or in a room's way of saying it. */
function refusalIn(texts: readonly string[]): string | null {
  const said = texts.find(isRefusal)
  if (said === undefined) return null
  const { no }: { no: string | { code: string } } = JSON.parse(said)
  return typeof no === 'string' ? no : no.code
}

const CLOSED: ReadonlySet<string> = new Set(Object.keys(CLOSE).filter((name) => name !== 'broken'))

const closedAs = (closed: number): string =>
  Object.entries(CLOSE).find(([, code]) => code === closed)?.[0] ?? `closed with ${closed}`
