import { WebSocket } from 'ws'

const PATIENCE_MS = 10_000

/** One connection to anything: texts as they came. */
export class Caller {
  readonly texts: string[] = []
  /** The close code, once it's closed. */
  closed: number | null = null
  readonly #socket: WebSocket
  readonly #opened: Promise<void>
  #listener: () => void = () => undefined

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false })
    this.#socket.on('message', (raw) => {
      this.texts.push(String(raw))
      this.#listener()
    })
    this.#socket.on('error', () => this.#end(1006))
    this.#socket.on('close', (code) => this.#end(code))
    this.#opened = new Promise((done) => {
      this.#socket.on('open', done)
      this.#socket.on('close', () => done())
    })
  }

  /** Its greeting; null if there is none. */
  async greeting(): Promise<string | null> {
    await this.#opened
    if (this.texts.length === 0 && this.closed === null) await this.#anything()
    return this.texts[0] ?? null
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  close(): void {
    this.#socket.terminate()
  }

  #anything(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, PATIENCE_MS)
      this.#listener = () => {
        clearTimeout(timer)
        this.#listener = () => undefined
        done()
      }
    })
  }

  #end(code: number): void {
    this.closed ??= code
    this.#listener()
  }
}
