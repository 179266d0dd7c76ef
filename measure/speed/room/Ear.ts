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
  /** One of a crowd that we don't wait for: it only counts. */
  isOneOfMany = false
  readonly #socket: WebSocket
  readonly #heed: (came: Came, ear: Ear) => boolean
  readonly #unheard: Came[] = []
  #isAwaited: ((came: Came) => void) | null = null
  #received: Received = { frames: 0, bytes: 0 }

  /** What is not accepted is part of how a server speaks, and neither heard nor counted. */
  static async open(
    url: string,
    headers: Record<string, string> = {},
    heed: (came: Came, ear: Ear) => boolean = () => true,
  ): Promise<Ear> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false })
    const ear = new Ear(socket, heed)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    return ear
  }

  private constructor(socket: WebSocket, heed: (came: Came, ear: Ear) => boolean) {
    this.#socket = socket
    this.#heed = heed
    socket.on('message', (text) => Buffer.isBuffer(text) && this.#hear({ at: performance.now(), text }))
  }

  say(text: string | Buffer, what: 'move' | 'beside' = 'move'): void {
    if (what === 'move') this.saidAt = performance.now()
    this.#socket.send(text)
  }

  /** The first frame that hasn't been waited for yet. */
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

  /** All frames that haven't been waited for yet. */
  take(): Came[] {
    return this.#unheard.splice(0)
  }

  forget(): void {
    this.#unheard.length = 0
  }

  /** What it has received since the last call. */
  received(): Received {
    const received = this.#received
    this.#received = { frames: 0, bytes: 0 }
    return received
  }

  close(): void {
    this.#socket.terminate()
  }

  #hear(came: Came): void {
    if (!this.#heed(came, this)) return
    this.#received.frames += 1
    this.#received.bytes += came.text.length + headerOf(came.text.length)
    if (this.isOneOfMany) return
    const awaited = this.#isAwaited
    this.#isAwaited = null
    if (awaited) awaited(came)
    else this.#unheard.push(came)
  }
}

const AT_ONCE = 25

/** So many, not all of them at the same time. */
export async function crowd(count: number, open: (at: number) => Promise<Ear>): Promise<Ear[]> {
  const ears: Ear[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => open(from + at))
    ears.push(...(await Promise.all(some)))
  }
  return ears
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
