import type { Ending } from './ending.ts'
import type { Noted, Wire } from './Wire.ts'

/** Bytes that may wait for somebody who does not read. As many as a whole evening's greeting, many times over. */
const MOST_WAITING = 1024 * 1024

/** By whom a stream was opened, and how they are told from others. */
interface Opened {
  /** What only they know: anyone who says it may speak here. */
  secret: string
  uri: string
  tags: readonly string[]
  /** By which cookie they came; null: none was read. */
  device: string | null
  onEnd(...ending: Ending): void
}

/** A connection where no socket comes through: what it is told leaves as server-sent events, what it says comes in requests. */
export class EventStream<Kept extends Noted> implements Wire<Kept> {
  readonly id = crypto.randomUUID()
  readonly uri: string
  readonly tags: readonly string[]
  readonly device: string | null
  /** What is sent to them. */
  readonly body: ReadableStream<Uint8Array>
  /** How many of their frames have been taken. */
  taken = 0
  #state: Wire<Kept>['state'] = null
  #isOpen = true
  readonly #onEnd: Opened['onEnd']
  #out: ReadableStreamDefaultController<Uint8Array> | undefined

  constructor({ secret, uri, tags, device, onEnd }: Opened) {
    this.uri = uri
    this.tags = tags
    this.device = device
    this.#onEnd = onEnd
    const underlying: UnderlyingSource<Uint8Array> = {
      start: (out: ReadableStreamDefaultController<Uint8Array>) => void (this.#out = out),
      cancel: () => this.#end(1006, '', false),
    }
    this.body = new ReadableStream(underlying, new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }))
    this.#write(`event: stream\ndata: ${JSON.stringify({ stream: secret })}\n\n`)
  }

  get readyState(): number {
    return this.#isOpen ? WebSocket.OPEN : WebSocket.CLOSED
  }
  get state(): Wire<Kept>['state'] {
    return this.#state
  }
  /** A copy, as of a socket that may fall asleep. */
  setState(state: Kept | null): void {
    this.#state = JSON.parse(JSON.stringify(state))
  }

  send(text: string): void {
    this.#write(`data: ${text}\n\n`)
  }

  /** What stands in between sees that somebody is there. */
  beat(): void {
    this.#write(':\n\n')
  }

  close(code: number, reason: string): void {
    if (!this.#isOpen) return
    this.#write(closing(code, reason))
    if (!this.#isOpen) return
    this.#out?.close()
    this.#end(code, reason, true)
  }

  #write(text: string): void {
    if (!this.#isOpen) return
    this.#out?.enqueue(new TextEncoder().encode(text))
    if ((this.#out?.desiredSize ?? 0) > 0) return
    this.#out?.error(new Error('nobody reads'))
    this.#end(1006, '', false)
  }

  #end(...ending: Ending): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    // Afterwards, as with a socket: the one who closes it may be in the middle of something.
    setTimeout(() => this.#onEnd(...ending))
  }
}

/** What stands in the place of a close code. */
export const closing = (code: number, reason: string): string =>
  `event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`

/** Nothing in between may keep it back, or change it. */
export const EVENT_STREAM = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
