import { WebSocket } from 'ws'
import type { Rng } from '@robot-night/engine'
import type { Environment } from '../../../../web/src/lib/net/environment.ts'
import type { Way } from '../../../wire/carrier.ts'
import { cookieOf } from '../../../wire/Line.ts'
import type { Client } from './client.ts'

/** Time of clients passes so many times as fast as on the wall: a line that is found dead after seconds is so in less. */
const FASTER = 5

interface Caller {
  device: string | null
  /** What comes through of what they call by. */
  way: Way
  client: Client
}

/** The world outside of a browser that is none. */
export function outsideOf({ device, way, client }: Caller, rng: Rng): Environment {
  const time = () => performance.now() * FASTER
  const sockets = dialledBy(device)
  return {
    WebSocket: way === 'socket' ? sockets : Refused,
    streams: () => Promise.resolve(way === 'socket' ? sockets : streamedBy(device, client)),
    way: { read: () => 'socket', write: () => undefined },
    later(ms, deed) {
      const timer = setTimeout(deed, ms / FASTER)
      return () => clearTimeout(timer)
    },
    clock: time,
    steady: time,
    chance: () => rng.int(1000) / 1000,
    onStir: () => () => undefined,
  }
}

/** What stands in for a browser's socket, with that browser's cookie. */
function dialledBy(device: string | null): Environment['WebSocket'] {
  const headers = device ? { cookie: cookieOf(device) } : {}
  return class extends EventTarget {
    readonly #socket: WebSocket
    binaryType = 'blob'

    constructor(url: string) {
      super()
      this.#socket = new WebSocket(url, { headers, perMessageDeflate: false })
      this.#socket.on('open', () => this.dispatchEvent(new Event('open')))
      this.#socket.on('message', (raw) => this.dispatchEvent(new MessageEvent('message', { data: String(raw) })))
      // What went wrong is followed by the close.
      this.#socket.on('error', () => undefined)
      this.#socket.on('close', (code) => this.dispatchEvent(Object.assign(new Event('close'), { code })))
    }
    get readyState(): number {
      return this.#socket.readyState
    }
    send(text: string): void {
      this.#socket.send(text)
    }
    /** Nobody waits for the other end of a dead line. */
    close(): void {
      this.#socket.terminate()
    }
  }
}

/** In a network that refuses every upgrade. */
class Refused extends EventTarget {
  binaryType = 'blob'
  readyState: number = WebSocket.CONNECTING

  constructor() {
    super()
    setTimeout(() => {
      this.readyState = WebSocket.CLOSED
      this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }))
    })
  }
  send(): void {}
  close(): void {}
}

const streamedBy = (device: string | null, { StreamSocket }: Client): Environment['WebSocket'] =>
  class extends StreamSocket {
    constructor(url: string) {
      const { origin } = new URL(url.replace(/^ws/, 'http'))
      // What is torn or muted on its way must not be used again.
      super(url, { headers: { ...(device ? { cookie: cookieOf(device), origin } : {}), connection: 'close' } })
    }
  }
