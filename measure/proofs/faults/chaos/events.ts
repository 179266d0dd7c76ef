import type { Piece } from './frames.ts'

const END_OF_HEAD = '\r\n\r\n'
const END_OF_LINE = '\r\n'
const END_OF_EVENT = '\n\n'

/**
 * Cuts one direction of a plain HTTP/1.1 connection into its pieces, however the bytes come in: a request with something
 * to say and its answer are one message each, and of a response that goes on and on each event is one.
 */
export class HttpReader {
  #rest = Buffer.alloc(0)
  #isChunked = false
  /** The beginning of an event. */
  #event = Buffer.alloc(0)

  read(bytes: Buffer): Piece[] {
    this.#rest = Buffer.concat([this.#rest, bytes])
    const pieces: Piece[] = []
    for (let next = this.#next(); next; next = this.#next()) pieces.push(...next)
    return pieces
  }

  /** Null: it isn't whole yet. */
  #next(): Piece[] | null {
    return this.#isChunked ? this.#chunk() : this.#message()
  }

  #message(): Piece[] | null {
    const end = this.#rest.indexOf(END_OF_HEAD)
    if (end === -1) return null
    const head = this.#rest.toString('latin1', 0, end)
    this.#isChunked = /^transfer-encoding: *chunked/im.test(head)
    const [, length = '0'] = /^content-length: *(\d+)/im.exec(head) ?? []
    const bytes = this.#taken(end + END_OF_HEAD.length + Number(length))
    if (!bytes) return null
    return [{ kind: this.#isChunked || head.startsWith('GET ') ? 'greeting' : 'message', bytes }]
  }

  #chunk(): Piece[] | null {
    const end = this.#rest.indexOf(END_OF_LINE)
    const length = end === -1 ? 0 : Number.parseInt(this.#rest.toString('latin1', 0, end), 16)
    const chunk = end === -1 ? null : this.#taken(end + 2 * END_OF_LINE.length + length)
    if (!chunk) return null
    if (length === 0) {
      this.#isChunked = false
      return [{ kind: 'control', bytes: chunk }]
    }
    return this.#events(chunk.subarray(end + END_OF_LINE.length, -END_OF_LINE.length))
  }

  #events(bytes: Buffer): Piece[] {
    let rest = Buffer.concat([this.#event, bytes])
    const pieces: Piece[] = []
    for (let end = rest.indexOf(END_OF_EVENT); end !== -1; end = rest.indexOf(END_OF_EVENT)) {
      const event = rest.subarray(0, end + END_OF_EVENT.length)
      rest = rest.subarray(event.length)
      pieces.push({ kind: event.indexOf('data: ') === 0 ? 'message' : 'control', bytes: chunkOf(event) })
    }
    this.#event = rest
    return pieces
  }

  #taken(length: number): Buffer | null {
    if (this.#rest.length < length) return null
    const bytes = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return bytes
  }
}

const chunkOf = (event: Buffer): Buffer =>
  Buffer.concat([Buffer.from(event.length.toString(16) + END_OF_LINE), event, Buffer.from(END_OF_LINE)])
