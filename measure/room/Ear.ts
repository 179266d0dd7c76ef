import { WebSocket } from 'ws'
import type { Down } from '@robot-night/protocol'

/** A frame, and when it was here, in ms of `performance.now()`. */
export interface Came {
  at: number
  text: Buffer
}
/** What a socket has received, frame headers included. */
export interface Received {
  frames: number
  bytes: number
}

const PATIENCE_MS = 20_000

/** One open socket that counts what it gets and reads it only when asked. */
export class Ear {
  /** When it last made a move. */
  saidAt = -Infinity
  readonly #socket: WebSocket
  readonly #unheard: Came[] = []
  #isAwaited: ((came: Came) => void) | null = null
  #received: Received = { frames: 0, bytes: 0 }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Ear> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false })
    const ear = new Ear(socket)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    return ear
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (text) => Buffer.isBuffer(text) && this.#hear({ at: performance.now(), text }))
  }

  say(text: string, what: 'move' | 'beside' = 'move'): void {
    if (what === 'move') this.saidAt = performance.now()
    this.#socket.send(text)
  }

  /** The first frame that nobody has waited for yet. */
  next(): Promise<Came> {
    const early = this.#unheard.shift()
    if (early) return Promise.resolve(early)
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`nothing came, state ${this.#socket.readyState}`)), PATIENCE_MS)
      this.#isAwaited = (came) => {
        clearTimeout(timer)
        done(came)
      }
    })
  }

  forget(): void {
    this.#unheard.length = 0
  }

  /** What it has received since it was asked the last time. */
  received(): Received {
    const received = this.#received
    this.#received = { frames: 0, bytes: 0 }
    return received
  }

  close(): void {
    this.#socket.terminate()
  }

  #hear(came: Came): void {
    this.#received.frames += 1
    this.#received.bytes += came.text.length + headerOf(came.text.length)
    const awaited = this.#isAwaited
    this.#isAwaited = null
    if (awaited) awaited(came)
    else this.#unheard.push(came)
  }
}

/** RFC 6455, 5.2: unmasked, from a server. */
function headerOf(length: number): number {
  if (length < 126) return 2
  return length < 65_536 ? 4 : 10
}

/** The first frame from here on that tells of the match. What a newcomer's arrival makes the room say is passed over. */
export async function tableFrom(ear: Ear): Promise<{ at: number; down: Down }> {
  for (;;) {
    const came = await ear.next()
    const down = downIn(came)
    if (down.no) throw new Error(`refused: ${JSON.stringify(down.no)}`)
    if (down.table) return { at: came.at, down }
  }
}

export function downIn({ text }: Came): Down {
  const down: Down = JSON.parse(text.toString())
  return down
}
