import { WebSocket } from 'ws'

/** A watcher that hasn't received it by then never will. */
const PATIENCE_MS = 5000
const AT_ONCE = 50
const TABLE = /"table":\{(?:"match":"[^"]*",)?"n":(\d+)(?:,"since":(\d+))?/
/** It comes last, and its `since`, if it has one, at its end. */
const BRIEF = /"t":\[(\d+),.*?(?:\},(\d+))?\]\}$/

/** Many watchers of one table. Each of their frames is checked: does it follow the one before? */
export class Crowd {
  frames = 0
  lost = 0
  disordered = 0
  readonly #sockets: WebSocket[] = []
  readonly #counts: (number | null)[] = []
  /** Watchers that we wait for and that haven't received it yet. */
  #missing = new Set<number>()
  #lastAt = 0
  #onAll: (() => void) | null = null

  static async at(url: string, count: number): Promise<Crowd> {
    const crowd = new Crowd()
    const address = url.replace('http', 'ws')
    for (let from = 0; from < count; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => crowd.#comes(address, from + at))
      await Promise.all(some)
    }
    return crowd
  }

  /** When the last of the first so many has had the next frame that tells of the match; null: there is nobody. */
  hears(count: number): Promise<number> | null {
    if (count === 0) return null
    this.#missing = new Set(Array.from({ length: count }, (_, at) => at))
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.lost += this.#missing.size
        done(performance.now())
      }, PATIENCE_MS)
      this.#onAll = () => {
        clearTimeout(timer)
        done(this.#lastAt)
      }
    })
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  async #comes(url: string, at: number): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    this.#sockets[at] = socket
    this.#counts[at] = null
    socket.on('message', (text) => Buffer.isBuffer(text) && this.#hear(at, text))
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  }

  #hear(at: number, text: Buffer): void {
    const found = foundIn(text.toString('latin1'))
    if (!found) return
    this.frames += 1
    this.#lastAt = performance.now()
    const n = Number(found[1])
    const since = found[2] === undefined ? n - 1 : Number(found[2])
    const had = this.#counts[at] ?? null
    if (had !== null && since > 0) {
      if (since > had) this.lost += 1
      if (since < had || n <= had) this.disordered += 1
    }
    this.#counts[at] = n
    if (this.#missing.delete(at) && this.#missing.size === 0) this.#onAll?.()
  }
}

const foundIn = (text: string): RegExpExecArray | null => TABLE.exec(text) ?? BRIEF.exec(text)
