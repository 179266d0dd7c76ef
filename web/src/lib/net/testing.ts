import { onTestFinished, vi } from 'vitest'
import type { Environment, Stir } from './environment.ts'
import type { Way } from './TransportChoice.ts'

/** A socket to nobody but a test. */
export class TestSocket extends EventTarget {
  readonly url: string
  readonly said: string[] = []
  /** It stands for what is called where no socket comes through. */
  readonly isStream: boolean = false
  binaryType = 'blob'
  readyState = 0

  constructor(url: string) {
    super()
    this.url = url
  }
  get isUp(): boolean {
    return this.readyState < 2
  }
  send(text: string): void {
    this.said.push(text)
  }
  close(): void {
    this.readyState = 2
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  /** The other side picks up, and greets. */
  greet(down: object = { hello: {} }): void {
    this.open()
    this.hear(down)
  }
  hear(down: object | string): void {
    this.dispatchEvent(new MessageEvent('message', { data: typeof down === 'string' ? down : JSON.stringify(down) }))
  }
  /** The other side begins to hang up. */
  closing(): void {
    this.readyState = 2
  }
  drop(code: number): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  /** As a browser does it: an error without a word, and the code with the close that follows. */
  fail(code: number): void {
    this.dispatchEvent(new Event('error'))
    this.drop(code)
  }
}

/** A world environment in which time passes when the test says so. */
export class TestEnvironment implements Environment {
  readonly sockets: TestSocket[] = []
  readonly WebSocket: Environment['WebSocket']
  readonly streams: Environment['streams']
  readonly way: Environment['way']
  #stirred: (why: Stir) => void = () => undefined
  #turned = 0

  constructor() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { sockets } = this
    this.WebSocket = class extends TestSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    }
    const Stream = class extends this.WebSocket {
      readonly isStream = true
    }
    this.streams = () => Promise.resolve(Stream)
    let way: Way = 'socket'
    this.way = { read: () => way, write: (found) => void (way = found) }
  }

  get socket(): TestSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('nobody has dialled')
    return socket
  }
  later(ms: number, deed: () => void): () => void {
    const timer = setTimeout(deed, ms)
    return () => clearTimeout(timer)
  }
  clock(): number {
    return Date.now() + this.#turned
  }
  steady(): number {
    return Date.now()
  }
  chance(): number {
    return 0
  }
  onStir(stirred: (why: Stir) => void): () => void {
    this.#stirred = stirred
    return () => (this.#stirred = () => undefined)
  }

  /** And what is at once done is done. */
  async stir(why: Stir): Promise<void> {
    this.#stirred(why)
    await this.pass(0)
  }
  /** Time goes by, and what is due is done in its order; and a moment, for nothing is dialled at once. */
  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.advanceTimersByTimeAsync(1)
  }
  /** Time goes by, and nothing is done: the page is frozen. */
  freeze(ms: number): void {
    vi.setSystemTime(Date.now() + ms)
  }
  /** Time goes by that only the clock on the wall knows of: the device sleeps, or somebody sets it. */
  turn(ms: number): void {
    this.#turned += ms
  }
}
