import { CLOSE, PING, PONG } from '@robot-night/protocol'
import type { TableView, Wish } from '@robot-night/companion'
import ReconnectingSocket from 'partysocket/ws'

interface Ends {
  onView(view: TableView): void
  onRefused(code: string): void
  onLive(isLive: boolean): void
  /** There is no such table. */
  onGone(): void
}

const PING_EVERY = 15_000
const SILENCE = 5000

/** The line to a table of phones, called again whenever it drops. */
export class Call {
  readonly #socket: ReconnectingSocket
  readonly #beat: ReturnType<typeof setInterval>
  #heardAt = 0

  constructor(code: string, ends: Ends) {
    const { protocol, host } = location
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/companion/${code}/socket?as=player`
    this.#socket = new ReconnectingSocket(url, [], {
      minReconnectionDelay: 500,
      maxReconnectionDelay: 8000,
      connectionTimeout: 8000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => code !== CLOSE.gone,
    })
    this.#socket.addEventListener('open', () => ends.onLive(true))
    this.#socket.addEventListener('close', ({ code }) => (code === CLOSE.gone ? ends.onGone() : ends.onLive(false)))
    this.#socket.addEventListener('message', ({ data }) => this.#hear(data, ends))
    this.#beat = setInterval(() => this.#check(), PING_EVERY)
  }

  /** False: the line is down. */
  say(wish: Wish): boolean {
    return this.#socket.readyState === WebSocket.OPEN && this.#socket.send(JSON.stringify(wish))
  }

  /** Calls anew, as somebody who has joined by now. */
  renew(): void {
    this.#socket.reconnect()
  }

  end(): void {
    clearInterval(this.#beat)
    this.#socket.close()
  }

  #hear(data: unknown, ends: Ends): void {
    this.#heardAt = Date.now()
    if (typeof data !== 'string' || data === PONG) return
    const down: { view: TableView } | { no: string } = JSON.parse(data)
    if ('view' in down) ends.onView(down.view)
    else ends.onRefused(down.no)
  }

  #check(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    const asked = Date.now()
    this.#socket.send(PING)
    setTimeout(() => {
      if (this.#heardAt < asked && this.#socket.readyState === WebSocket.OPEN) this.#socket.reconnect()
    }, SILENCE)
  }
}
