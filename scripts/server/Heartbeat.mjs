import { Transform } from 'node:stream'

/** Tunnels and proxies cut a connection on which nothing has passed for a minute. */
const QUIET = 25_000

const PING = Buffer.from([0x89, 0])
const CLOSE = 8

/**
 * Passes on what a server says over a WebSocket (RFC 6455, 5.2), and puts a ping between two frames where nothing was said for a
 * while: browsers answer it themselves, also in a tab in the background, whose own clock runs once a minute.
 */
export class Heartbeat extends Transform {
  #beat
  #isQuiet = false
  /** A header of which the rest has yet to come, and how much of its frame then has. */
  #head = Buffer.alloc(0)
  #rest = 0
  #isClosing = false

  constructor(quiet = QUIET) {
    super()
    this.#beat = setInterval(() => this.#ping(), quiet).unref()
  }

  _transform(chunk, _, done) {
    this.#isQuiet = false
    this.#follow(chunk)
    done(null, chunk)
  }

  _destroy(error, done) {
    clearInterval(this.#beat)
    done(error)
  }

  #ping() {
    const isBetween = this.#head.length === 0 && this.#rest === 0
    if (this.#isQuiet && isBetween && !this.#isClosing) this.push(PING)
    this.#isQuiet = true
  }

  #follow(chunk) {
    for (let at = 0; at < chunk.length;) {
      const skipped = Math.min(this.#rest, chunk.length - at)
      this.#rest -= skipped
      at += skipped
      if (at < chunk.length) this.#take(chunk.subarray(at, ++at))
    }
  }

  /** One byte more of a header; once it is whole, its frame follows. */
  #take(byte) {
    this.#head = Buffer.concat([this.#head, byte])
    const length = (this.#head[1] ?? 0) & 0x7f
    const size = length === 127 ? 10 : length === 126 ? 4 : 2
    if (this.#head.length < size) return
    this.#isClosing ||= (this.#head[0] & 0xf) === CLOSE
    this.#rest = size === 2 ? length : size === 4 ? this.#head.readUInt16BE(2) : Number(this.#head.readBigUInt64BE(2))
    this.#head = Buffer.alloc(0)
  }
}
