import { TITLES, rngOf } from '@robot-night/engine'
import { commandId, PROTOCOL, type Down } from '@robot-night/protocol'
import { StreamSocket } from '@robot-night/protocol/StreamSocket'
import { once } from 'node:events'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}
/** What carries a line. */
export type Way = 'socket' | 'stream'

/** A browser on a device of its own: `origin` is in its address bar, `address` is where it comes from. */
export class Person {
  readonly origin: string
  readonly address: string
  cookie = ''

  constructor(origin: string, address: string) {
    this.origin = origin
    this.address = address
  }

  async get(path: string, headers: Record<string, string> = {}) {
    return this.#ask(path, { headers })
  }

  async post(path: string, body: object) {
    const headers = { 'content-type': 'application/json', origin: this.origin }
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async tells<T>(path: string): Promise<T> {
    return JSON.parse((await this.get(path)).said)
  }

  /** Whatever the name in the address bar is, this machine has it. */
  async #send(path: string, { body, headers, ...given }: Asked): Promise<IncomingMessage> {
    const { protocol, host, port } = new URL(this.origin)
    const ask = protocol === 'https:' ? overHttps : overHttp
    const asking = ask({
      ...{ host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false, localAddress: this.address },
      ...{ ...given, headers: { host, 'sec-fetch-site': 'same-origin', cookie: this.cookie, ...headers } },
    }).end(body)
    const [answer]: IncomingMessage[] = await once(asking, 'response')
    return answer!
  }

  async #ask(path: string, asked: Asked) {
    const answer = await this.#send(path, asked)
    const [set] = answer.headers['set-cookie'] ?? []
    if (set) this.cookie = set.split(';')[0]!
    return { status: answer.statusCode, headers: answer.headers, said: await text(answer) }
  }

  /** As in a network that lets no WebSocket through. */
  stream(path: string): StreamSocket {
    return new StreamSocket(this.origin + path, {
      headers: { origin: this.origin },
      fetch: async (url, asked) => {
        const { pathname, search } = new URL(url)
        const answer = await this.#send(pathname + search, asked)
        return new Response(answer.statusCode === 204 ? null : comingIn(answer), { status: answer.statusCode! })
      },
    })
  }

  socket(path: string): WebSocket {
    const { protocol, port, host, hostname: servername } = new URL(this.origin)
    const scheme = protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://127.0.0.1:${port}${path}`, {
      ...{ rejectUnauthorized: false, localAddress: this.address, origin: this.origin },
      headers: { host, cookie: this.cookie },
      // An address is no name to ask a certificate for.
      ...(scheme === 'wss' ? { servername } : {}),
    })
  }
}

/** What comes, as it comes. */
const comingIn = (answer: IncomingMessage) =>
  new ReadableStream<Uint8Array>({
    start(into) {
      answer.on('data', (part) => into.enqueue(part))
      answer.on('end', () => into.close())
      answer.on('error', (error) => into.error(error))
    },
  })

/** Somebody's line to a room: answers what it is asked until the match is over. */
export class Player {
  readonly #socket: WebSocket | StreamSocket
  readonly #title: (typeof TITLES)[number]
  readonly #rng
  readonly #answered = new Set<string>()
  readonly greeted: Promise<unknown>
  readonly over: Promise<object>

  constructor(person: Person, { code, title, way }: { code: string; title: string; way: Way }) {
    this.#title = TITLES.find(({ id }) => id === title)!
    this.#rng = rngOf(person.address)
    this.#socket = person[way](`/api/rooms/${code}/socket?as=player&v=${PROTOCOL}&whole=1`)
    const { promise: greeted, resolve: greet } = Promise.withResolvers<Down>()
    this.over = new Promise((end, fail) => {
      this.#socket.addEventListener('error', () => fail(new Error('the line failed')))
      this.#socket.addEventListener('close', (event: object) =>
        fail(new Error(`closed with ${'code' in event ? event.code : 'nothing'}`)),
      )
      this.#socket.addEventListener('message', (event: object) => {
        const down: Down = JSON.parse('data' in event ? String(event.data) : '')
        if (down.hello) greet(down)
        if (down.no) fail(new Error(`refused: ${down.no.code}`))
        const outcome = this.#hears(down)
        if (outcome) end(outcome)
      })
    })
    this.over.catch(() => {})
    this.greeted = Promise.race([greeted, this.over])
  }

  say(command: object): void {
    this.#socket.send(JSON.stringify({ id: commandId(crypto.getRandomValues(new Uint8Array(16))), ...command }))
  }

  hangUp(): void {
    this.#socket.close()
  }

  #hears({ table }: Down): object | null {
    if (!table || !('scene' in table)) return null
    const { asks, beat, outcome } = table.scene
    const rules = asks && this.#title.decisions[asks.kind]
    const question = `${beat} ${asks?.kind}`
    if (outcome || !asks || !rules || this.#answered.has(question)) return outcome
    this.#answered.add(question)
    const action = rules.sample(asks.prompt, this.#rng)
    this.say({ what: 'answer', match: table.match, beat, kind: asks.kind, action })
    return null
  }
}
