/** A piece of a connection that is passed on as one: the greeting of HTTP, a message, or a word of the line itself. */
export interface Piece {
  kind: 'greeting' | 'message' | 'control'
  bytes: Buffer
}

const END_OF_GREETING = '\r\n\r\n'
const WHOLE_TEXT = 0x81
const MASKED = 0x80

/** By the first bytes of either direction, which have all of the greeting where they come from this machine. */
export const isUpgrade = (bytes: Buffer): boolean => /^upgrade: *websocket/im.test(bytes.toString('latin1'))

/** Cuts one direction of a WebSocket connection into its pieces, however the bytes come in (RFC 6455, 5.2). */
export class FrameReader {
  #rest = Buffer.alloc(0)
  #isGreeted = false

  read(bytes: Buffer): Piece[] {
    this.#rest = Buffer.concat([this.#rest, bytes])
    const pieces: Piece[] = []
    for (let piece = this.#next(); piece; piece = this.#next()) pieces.push(piece)
    return pieces
  }

  #next(): Piece | null {
    if (this.#isGreeted) return this.#taken(frameLength(this.#rest), kindOf(this.#rest))
    const end = this.#rest.indexOf(END_OF_GREETING)
    if (end === -1) return null
    this.#isGreeted = true
    return this.#taken(end + END_OF_GREETING.length, 'greeting')
  }

  #taken(length: number | null, kind: Piece['kind']): Piece | null {
    if (length === null || this.#rest.length < length) return null
    const bytes = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return { kind, bytes }
  }
}

const kindOf = (bytes: Buffer): Piece['kind'] => (bytes[0] === WHOLE_TEXT ? 'message' : 'control')

/** Null: not even the length is here. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const second = bytes.readUInt8(1)
  const mask = second >= MASKED ? 4 : 0
  const short = second % MASKED
  if (short < 126) return 2 + mask + short
  if (short === 126) return bytes.length < 4 ? null : 4 + mask + bytes.readUInt16BE(2)
  return bytes.length < 10 ? null : 10 + mask + Number(bytes.readBigUInt64BE(2))
}
