import type { Down, Scene } from '@robot-night/protocol'
import { overSocket, overStream, type Carrier, type Way } from './carrier.ts'
import { Reader } from './Reader.ts'

/** Where to connect, and as whom. */
export interface Call {
  /** Of the server. */
  url: string
  code: string
  /** In a gallery, all you can do is watch. */
  as: 'player' | 'watcher' | 'gallery'
  /** The device's token; null for a stranger. */
  device: string | null
  /** The frames that this client already has. */
  has: Having | null
  /** Asks for the whole scene every time. */
  isWhole?: boolean
  /** Takes part in shuffles, like the pages. */
  isThrowing?: boolean
  /** The address that it claims to come from, if there's no front door. */
  from?: string
  /** Absent: a socket. */
  way?: Way
  /** How long it waits for the server to hang up once both have said goodbye, ms; some servers take ten seconds. */
  lingers?: number
}
export interface Having {
  match: string
  n: number
}

const PATIENCE_MS = 15_000

/** One connection: every frame, byte for byte, and a way to wait for one. */
export class Line {
  readonly frames: string[] = []
  /** Of a stream: how all that was said was taken. */
  readonly answers: string[] = []
  /** What came, parsed. */
  readonly downs: Down[] = []
  /** The close code, once it's closed. */
  closed: number | null = null
  readonly device: string | null
  readonly #carrier: Carrier
  #sent = 0
  readonly #reader = new Reader()
  readonly #listeners = new Set<() => void>()

  constructor(call: Call) {
    this.device = call.device
    const ear = {
      frame: (text: string) => void this.frames.push(text),
      answer: (text: string) => {
        this.answers.push(text)
        this.#tell()
      },
      message: (text: string) => this.#receive(JSON.parse(text)),
      ended: (code: number) => this.#end(code),
    }
    const dialled = { ...addressOf(call), ear }
    const patience = call.lingers === undefined ? {} : { closeTimeout: call.lingers }
    this.#carrier = call.way === 'stream' ? overStream(dialled) : overSocket(dialled, patience)
  }

  /** The match as this connection has it; empty: there's none on the table. */
  get match(): string {
    return this.#reader.match
  }

  /** The table after all frames so far. */
  get scene(): Scene | null {
    return this.#reader.scene
  }

  /** False if it isn't connected. */
  send(message: object | string): boolean {
    const isSent = this.#carrier.send(typeof message === 'string' ? message : JSON.stringify(message))
    if (isSent) this.#sent += 1
    return isSent
  }

  close(): void {
    this.#carrier.close()
  }

  /** Cuts the connection without telling the other side. */
  drop(): void {
    this.#carrier.drop()
  }

  /** Called after each frame, and at the end, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The first matching frame from number `from`, whether it's here already or still to come. */
  async until(from: number, isMeant: (down: Down) => boolean, what: string): Promise<Down> {
    const down = await this.find(from, isMeant)
    if (down) return down
    const why = this.closed === null ? 'it did not come' : `closed with ${this.closed}`
    throw new Error(`waiting for ${what}: ${why}. Last: ${this.frames.slice(-2).join('\n').slice(0, 2000)}`)
  }

  /** The same; null if it doesn't come. */
  async find(from: number, isMeant: (down: Down) => boolean): Promise<Down | null> {
    const found = () => this.downs.slice(from).find(isMeant)
    await this.#wait(() => found() !== undefined || this.closed !== null)
    return found() ?? null
  }

  /** Of a stream: until all that was said has been taken, or it's over. */
  async taken(): Promise<void> {
    await this.#wait(() => this.answers.length === this.#sent || this.closed !== null)
  }

  async ended(): Promise<void> {
    await this.#wait(() => this.closed !== null)
  }

  #wait(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(() => over(), PATIENCE_MS)
      const still = this.listen(() => isSo() && over())
      const over = () => {
        clearTimeout(timer)
        still()
        done()
      }
    })
  }

  #receive(down: Down): void {
    this.downs.push(this.#read(down))
    this.#tell()
  }

  /** What is planted may make frames that nobody can read: then it is enough that they came. */
  #read(down: Down): Down {
    try {
      this.#reader.read(down)
      return down
    } catch {
      return { ...down, table: null }
    }
  }

  #end(code: number): void {
    if (this.closed !== null) return
    this.closed = code
    this.#tell()
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

function addressOf({ url, code, as, device, has, from, isWhole = false, isThrowing = false }: Call): {
  url: string
  headers: Record<string, string>
} {
  const kept = has ? { match: has.match, n: String(has.n) } : {}
  const can = { ...(isWhole ? { whole: '1' } : {}), ...(isThrowing ? { throws: '1' } : {}) }
  const query = new URLSearchParams({ as, ...kept, ...can })
  const path = as === 'gallery' ? `/testing/rooms/${code}/gallery` : `/api/rooms/${code}/socket`
  return {
    url: `${url.replace('http', 'ws')}${path}?${query}`,
    // A browser, which says where it is.
    headers: {
      ...(device ? { cookie: cookieOf(device), origin: url } : {}),
      ...(from ? { 'cf-connecting-ip': from } : {}),
    },
  }
}

export const cookieOf = (device: string): string => `device=${device}`
