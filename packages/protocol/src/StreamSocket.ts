interface Asked {
  method?: string
  body?: string
  headers?: Record<string, string>
  signal: AbortSignal
}
type Fetch = (url: string, asked: Asked) => Promise<Response>

/** As of a WebSocket. */
const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3]
/** What a lost connection is closed with. */
const LOST = 1006

/**
 * Does what a WebSocket does where none comes through: what is heard comes as server-sent events, and each frame that is
 * said goes in a request of its own, one after another. Takes the address of the socket.
 */
export class StreamSocket extends EventTarget {
  readonly url: string
  binaryType = 'blob'
  readyState = CONNECTING
  readonly #fetch: Fetch
  readonly #headers: Record<string, string>
  readonly #hungUp = new AbortController()
  /** By which the server knows this stream; null: it has not said so yet. */
  #stream: string | null = null
  readonly #unsaid: string[] = []
  #isSaying = false
  #turn = 0

  /** `headers`: what a program says who it is with; a browser has its cookie. */
  constructor(url: string, { headers = {}, ...given }: { fetch?: Fetch; headers?: Record<string, string> } = {}) {
    super()
    this.url = url
    this.#fetch = given.fetch ?? ((where, asked) => fetch(where, asked))
    this.#headers = headers
    void this.#listen()
  }

  send(text: string): void {
    if (this.readyState !== OPEN) return
    this.#unsaid.push(text)
    void this.#say()
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= CLOSING) return
    this.readyState = CLOSING
    this.#hungUp.abort()
    setTimeout(() => this.#ended(code, reason, true))
  }

  async #listen(): Promise<void> {
    try {
      const headers = { ...this.#headers, accept: 'text/event-stream' }
      const { ok, body } = await this.#fetch(this.#address(), { headers, signal: this.#hungUp.signal })
      if (ok && body) await this.#read(body)
    } catch {
      // Cut off, or hung up.
    }
    this.#lost()
  }

  async #read(body: ReadableStream): Promise<void> {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) this.#heard(block)
    }
  }

  /** One event, as its lines say it; those that begin with a colon only show that somebody is there. */
  #heard(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const [event, data] = [field('event'), field('data')]
    if (data === undefined || this.readyState >= CLOSING) return
    if (event === undefined) this.dispatchEvent(new MessageEvent('message', { data }))
    else if (event === 'stream') this.#opened(data)
    else if (event === 'close') {
      const { code, reason } = JSON.parse(data)
      this.#ended(code, reason, true)
    }
  }

  #opened(data: string): void {
    this.#stream = JSON.parse(data).stream
    this.readyState = OPEN
    this.dispatchEvent(new Event('open'))
  }

  /** In order: each waits for the one before to be taken. */
  async #say(): Promise<void> {
    if (this.#isSaying) return
    this.#isSaying = true
    for (let body = this.#unsaid.shift(); body !== undefined; body = this.#unsaid.shift()) {
      if (!(await this.#isTaken(body))) return this.#lost()
    }
    this.#isSaying = false
  }

  async #isTaken(body: string): Promise<boolean> {
    this.#turn += 1
    const { signal } = this.#hungUp
    const said = { method: 'POST', body, headers: { ...this.#headers, 'content-type': 'text/plain' }, signal }
    try {
      return (await this.#fetch(this.#address({ stream: this.#stream ?? '', turn: `${this.#turn}` }), said)).ok
    } catch {
      return false
    }
  }

  #address(more: Record<string, string> = {}): string {
    const address = new URL(this.url.replace(/^ws/, 'http'))
    address.pathname = address.pathname.replace(/socket$/, 'stream')
    for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
    return address.href
  }

  /** Unless we hung up ourselves, with a code of ours. */
  #lost(): void {
    if (this.readyState < CLOSING) this.#ended(LOST)
  }

  #ended(code: number, reason = '', wasClean = false): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.#hungUp.abort()
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason, wasClean }))
  }
}
