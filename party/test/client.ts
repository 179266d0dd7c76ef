import { env, SELF } from 'cloudflare:test'
import {
  CODE_LETTERS,
  codeFrom,
  commandId,
  patched,
  sinceOf,
  type Down,
  type FirstSight,
  type HostAct,
  type RoomFacts,
  type Scene,
} from '@robot-night/protocol'

import { vi } from 'vitest'
import type { Wanted } from '../testing/Room.ts'

// A whole match over sockets takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

export const ORIGIN = 'http://robots.test'

/** Another code for each of the first 400 guesses: no room of a test has one of them but by a rare chance. */
export const wrongCode = (guess: number): string =>
  `ZZZ${CODE_LETTERS.charAt(Math.floor(guess / 20))}${CODE_LETTERS.charAt(guess % 20)}`

/** Asked at once: then hardly ever does a minute of the platform's clock, by which it counts, end in between. */
const AT_ONCE = 10

/**
 * The first answer that was no longer given, after so many a minute. Where one ends meanwhile there are more, at most
 * twice as many.
 */
export async function afterAMinutes(most: number, ask: (asked: number) => Promise<Response>): Promise<Response> {
  for (let asked = 0; asked <= 2 * most + AT_ONCE; asked += AT_ONCE) {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(asked + at)))
    const refused = responses.filter(({ status }) => status === 429)
    if (refused[0] === undefined) continue
    const given = asked + AT_ONCE - refused.length
    if (given < most) throw new Error(`refused after ${given}, not ${most}`)
    return refused[0]
  }
  throw new Error(`more than ${2 * most} within two minutes, and none was refused`)
}

/** What is counted by address, as the making of rooms. */
const MAKES = new Set(['/api/rooms', '/api/rooms/seats', '/api/companion'])
let browsers = 0

/** A browser: it keeps its cookie. */
export class Browser {
  cookie: string | null = null
  readonly #address = `100.80.${++browsers >> 8}.${browsers & 255}`

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await SELF.fetch(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        ...this.#cookies(),
        ...this.#from(path),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return response
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return SELF.fetch(`${ORIGIN}${path}`, { headers: { ...this.#cookies(), ...headers } })
  }

  async open(code: string, query = 'as=player', headers: Record<string, string> = {}): Promise<Client> {
    const response = await this.get(`/api/rooms/${code}/socket?${query}`, { upgrade: 'websocket', ...headers })
    if (!response.webSocket) throw new Error(`no socket but ${response.status} ${await response.text()}`)
    return new Client(response.webSocket)
  }

  /** All tests together make more rooms in a minute than one address may. */
  #from(path: string): Record<string, string> {
    return MAKES.has(path) ? { 'cf-connecting-ip': this.#address } : {}
  }

  #cookies(): Record<string, string> {
    return this.cookie === null ? {} : { cookie: this.cookie }
  }
}

/** A client by the protocol's rules: keeps its scene by patches, asks again where it has to. */
export class Client {
  readonly downs: Down[] = []
  readonly texts: string[] = []
  closed: number | null = null
  room: RoomFacts | null = null
  hello: FirstSight['hello'] | null = null
  match: string | null = null
  n = 0
  scene: Scene | null = null
  patches = 0
  readonly told: { kind: string }[] = []
  readonly #socket: WebSocket
  #wakers: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      this.texts.push(String(data))
      if (data !== 'pong') this.#take(JSON.parse(String(data)) as Down)
      this.#wake()
    })
    socket.addEventListener('close', ({ code }) => {
      this.closed = code
      this.#wake()
    })
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' || message instanceof ArrayBuffer ? message : JSON.stringify(message))
  }

  close(): void {
    this.#socket.close(1000)
  }

  /** Until something holds of what has come in. */
  async until<T>(holds: () => T | null | undefined | false): Promise<T> {
    for (;;) {
      const found = holds()
      if (found) return found
      await new Promise<void>((resolve) => this.#wakers.push(resolve))
    }
  }

  /** Sends a command, and waits for the answer. */
  async does(command: object, id = commandId(crypto.getRandomValues(new Uint8Array(16)))): Promise<Down> {
    const from = this.downs.length
    this.send({ id, ...command })
    return this.until(() => this.downs.slice(from).find((down) => down.ok === id || down.no?.id === id))
  }

  manages(act: HostAct): Promise<Down> {
    return this.does({ what: 'manage', act })
  }

  /** Answers what it is asked. */
  answers(action: object): Promise<Down> {
    const { scene, match } = this
    return this.does({ what: 'answer', match, beat: scene!.beat, kind: scene!.asks!.kind, action })
  }

  #take(down: Down): void {
    this.downs.push(down)
    if (down.hello) this.hello = down.hello
    if (down.room) this.room = down.room
    if (down.table === null) this.scene = this.match = null
    if (!down.table) return
    const { table } = down
    const since = sinceOf(table)
    const isMine = 'patch' in table ? this.match !== null : table.match === this.match
    if (since > 0 && isMine && table.n <= this.n) return
    if (since > 0 && (!isMine || since !== this.n)) return this.send({ id: 'again', what: 'again' })
    if (since === 0) this.told.length = 0
    this.told.push(...table.told)
    if ('patch' in table) this.patches += 1
    this.scene = 'scene' in table ? table.scene : patched(this.scene!, table.patch)
    if ('match' in table) this.match = table.match
    this.n = table.n
  }

  #wake(): void {
    const wakers = this.#wakers
    this.#wakers = []
    for (const wake of wakers) wake()
  }
}

/** The room itself, for what a test may do to it. */
export const stubOf = (code: string) => env.Room.getByName(code)

/** Of five letters drawn at random two rooms of all tests have the same in one run of forty. */
async function freeCode(): Promise<string> {
  for (;;) {
    const code = codeFrom(crypto.getRandomValues(new Uint8Array(32)))
    if (code !== null && (await stubOf(code).knows(null)) === null) return code
  }
}

/** A room with a host, and her open connection. */
export async function hosted(
  title = 'probe',
  given: { pace?: string; conditions?: Wanted; code?: string } = {},
): Promise<{ code: string; host: Browser; client: Client }> {
  const host = new Browser()
  const { pace = 'off', conditions = {} } = given
  const code = given.code ?? (await freeCode())
  const made = await host.post('/testing/rooms', { code, room: { name: 'Mara', title, pace }, conditions })
  if (made.status !== 201) throw new Error(await made.text())
  const client = await host.open(code)
  await client.until(() => client.hello)
  return { code, host, client }
}

/** Somebody who has taken a chair, and their open connection. */
export async function friend(code: string, name: string): Promise<{ browser: Browser; client: Client }> {
  const browser = new Browser()
  const taken = await browser.post(`/api/rooms/${code}/seats`, { name })
  if (taken.status !== 200) throw new Error(`no seat: ${await taken.text()}`)
  const client = await browser.open(code)
  await client.until(() => client.hello)
  return { browser, client }
}
