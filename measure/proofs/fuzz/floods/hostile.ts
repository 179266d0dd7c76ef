import { PROTOCOL } from '@robot-night/protocol'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import { rngOf, type Rng } from '@robot-night/engine'
import { cookieOf } from '../../../wire/Line.ts'
import { anyCommandId, anyDevice } from '../../../wire/rooms.ts'

/** Where a flood goes. */
export interface Target {
  url: string
  code: string
}

/** How many of each kind there are: two hundred in all. */
const HOSTS = {
  /** What is no JSON, twenty times a second. */
  garbage: 30,
  /** Frames larger than any that is read. */
  oversized: 10,
  /** Commands that would be right from somebody at the table, fifty times a second. */
  commands: 40,
  /** They want everything again, as often as anybody may speak. */
  resyncs: 30,
  pings: 20,
  /** The same as resyncs, but they read nothing of what comes. */
  slow: 20,
  /** They never end their handshake, or never send the body that they announced. */
  halfOpen: 20,
  /** They come and go. */
  churn: 15,
  /** Devices that nobody has seen before want a chair, or a name among the watchers. */
  ghosts: 15,
} as const
type Kind = keyof typeof HOSTS

/** From so many addresses: a room lets in fifty watchers of each. */
const ADDRESSES = 8
/** Anyone who was cut off comes again. */
const BACK_AFTER_MS = 500
const addressOf = (at: number): string => `10.6.6.${at % ADDRESSES}`

/** Begins all of it. Ends when this process does. */
export function flood(target: Target, seed: string): void {
  const rng = rngOf(seed)
  let at = 0
  for (const kind of Object.keys(HOSTS).filter(isKind)) {
    for (let each = 0; each < HOSTS[kind]; each++) new Hostile(target, { rng, at: at++ }).be(kind)
  }
}

const isKind = (name: string): name is Kind => Object.hasOwn(HOSTS, name)

class Hostile {
  readonly #target: Target
  readonly #rng: Rng
  readonly #address: string

  constructor(target: Target, { rng, at }: { rng: Rng; at: number }) {
    this.#target = target
    this.#rng = rng
    this.#address = addressOf(at)
  }

  be(kind: Kind): void {
    const { code } = this.#target
    switch (kind) {
      case 'garbage':
        return this.#talk(20, () => '{"what":' + '['.repeat(this.#rng.int(500)))
      case 'oversized':
        return this.#talk(5, () => JSON.stringify({ text: 'x'.repeat(20_000) }))
      case 'commands':
        return this.#talk(50, () => this.#command())
      case 'resyncs':
        return this.#talk(9, () => AGAIN)
      case 'pings':
        return this.#talk(100, () => 'ping')
      case 'slow':
        return this.#talk(9, () => AGAIN, { reads: false })
      case 'halfOpen':
        return this.#stall(
          this.#rng.int(2) === 0
            ? `GET /api/rooms/${code}/socket?as=watcher HTTP/1.1\r\nhost: night\r\nupgrade: websocket\r\n`
            : `POST /api/rooms/${code}/seats HTTP/1.1\r\nhost: night\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`,
        )
      case 'churn':
        return this.#comeAndGo()
      case 'ghosts':
        return this.#haunt()
    }
  }

  #command(): string {
    const id = anyCommandId(this.#rng)
    return this.#rng.int(2) === 0
      ? JSON.stringify({ id, what: 'say', text: 'All your cards are belong to us.' })
      : JSON.stringify({ id, what: 'manage', act: { do: 'stop' } })
  }

  /** Says something so often a second, and comes again when it is cut off. */
  #talk(perSecond: number, what: () => string, { reads } = { reads: true }): void {
    const socket = this.#open()
    let timer: NodeJS.Timeout | undefined
    socket.on('open', () => {
      if (!reads) socket.pause()
      timer = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(what()), 1000 / perSecond)
    })
    socket.on('close', () => {
      clearInterval(timer)
      setTimeout(() => this.#talk(perSecond, what, { reads }), BACK_AFTER_MS)
    })
  }

  #comeAndGo(): void {
    const socket = this.#open()
    socket.on('open', () => setTimeout(() => socket.terminate(), 50))
    socket.on('close', () => setTimeout(() => this.#comeAndGo(), 50))
  }

  #open(): WebSocket {
    const { url, code } = this.#target
    const as = this.#rng.int(2) === 0 ? 'watcher' : 'player'
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${code}/socket?as=${as}&v=${PROTOCOL}`, {
      headers: { 'cf-connecting-ip': this.#address, cookie: cookieOf(anyDevice(this.#rng)) },
      perMessageDeflate: false,
    })
    socket.on('open', tellOnceMany)
    // What it is told is of no use to it.
    socket.on('error', () => undefined)
    return socket
  }

  #stall(beginning: string): void {
    const { hostname, port } = new URL(this.#target.url)
    const socket: Socket = connect(Number(port), hostname, () => socket.write(beginning))
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(() => this.#stall(beginning), BACK_AFTER_MS))
    socket.resume()
  }

  #haunt(): void {
    const path = this.#rng.int(2) === 0 ? 'seats' : 'watchers'
    const body = JSON.stringify({ name: 'Ghost' })
    const asking = request(`${this.#target.url}/api/rooms/${this.#target.code}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cf-connecting-ip': this.#address,
        cookie: cookieOf(anyDevice(this.#rng)),
      },
    })
    const again = () => void setTimeout(() => this.#haunt(), 200)
    asking.on('response', (response) => response.resume().on('close', again))
    asking.on('error', again)
    asking.end(body)
  }
}

/** So many lines have been open: now it is a flood. */
const MANY = 120
let opened = 0
function tellOnceMany(): void {
  opened += 1
  if (opened === MANY) process.send?.('gathered')
}

const AGAIN = '{"id":"again","what":"again"}'
