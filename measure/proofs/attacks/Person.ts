import { randomBytes } from 'node:crypto'
import type { Down, HostAct, SelfAct, RoomFacts } from '@robot-night/protocol'
import { cookieOf, Line, type Call } from '../../wire/Line.ts'
import type { Site } from './attack.ts'

/** An answer by HTTP. */
export interface Said {
  status: number
  /** Of a problem. */
  code: string | null
  text: string
  headers: Headers
}

const PATIENCE_MS = 15_000
/** A goodbye has been said by then; that the server hangs up is not waited for. */
const LINGERS_MS = 200

let people = 0
/** Everybody comes from elsewhere, so that no limit by address is met by chance. */
function anyAddress(): string {
  people += 1
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
}

/** Somebody with a browser: a cookie, an address, and at most one open line. */
export class Person {
  readonly name: string
  readonly device = randomBytes(16).toString('base64url')
  readonly address: string
  readonly #site: Site
  #line: Line | null = null

  constructor(site: Site, name: string, address = anyAddress()) {
    this.#site = site
    this.name = name
    this.address = address
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Said> {
    return said(await fetch(this.#site.url + path, { headers: { ...this.#headers(), ...headers }, redirect: 'manual' }))
  }

  /** A page, or the one that it leads to. */
  async opens(path: string): Promise<Said> {
    const first = await this.get(path)
    const at = first.status === 307 ? first.headers.get('location') : null
    return at === null ? first : this.get(at)
  }

  /** The data of a room's page, wherever the room is shown just now. */
  async page(code: string): Promise<Said> {
    const first = await this.get(`/${code}/__data.json`)
    const [, at] = /^\{"type":"redirect",.*"location":"([^"?]+)/.exec(first.text) ?? []
    return at === undefined ? first : this.get(`${at}/__data.json`)
  }

  /** A text is sent as it is. */
  async post(path: string, body: object | string): Promise<Said> {
    return said(
      await fetch(this.#site.url + path, {
        method: 'POST',
        headers: { ...this.#headers(), 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  }

  sits(code: string, wish: { name?: string; chair?: number } = {}): Promise<Said> {
    return this.post(`/api/rooms/${code}/seats`, { name: this.name, ...wish })
  }

  /** Opens a line, until it is greeted or turned away. */
  async comes(code: string, call: Partial<Pick<Call, 'as' | 'has'>> = {}): Promise<Line> {
    const { as = 'player', has = null } = call
    const device = as === 'player' ? this.device : null
    const who = { device, from: this.address, lingers: LINGERS_MS }
    this.#line = new Line({ url: this.#site.url, code, as, has, ...who })
    await this.#line.find(0, ({ hello }) => hello !== undefined)
    return this.#line
  }

  get line(): Line {
    if (!this.#line) throw new Error(`${this.name} has no line`)
    return this.#line
  }

  /** The room as last told. */
  get room(): RoomFacts | null {
    return this.line.downs.findLast(({ room }) => room)?.room ?? null
  }

  /** As greeted last. */
  get me() {
    return this.line.downs.findLast(({ hello }) => hello)?.hello?.me ?? null
  }

  /** All that has come over the line, as it came. */
  get bytes(): string {
    return this.#line?.frames.join('\n') ?? ''
  }

  /** Sends a command; the frame that answers it. */
  async does(command: object): Promise<Down> {
    const id = randomBytes(12).toString('base64url')
    const from = this.line.downs.length
    this.line.send({ id, ...command })
    return this.line.until(from, ({ ok, no }) => ok === id || no?.id === id, JSON.stringify(command).slice(0, 300))
  }

  /** What is refused goes on: attacks are to be refused. */
  manages(act: HostAct): Promise<Down> {
    return this.does({ what: 'manage', act })
  }

  own(act: SelfAct): Promise<Down> {
    return this.does({ what: 'self', act })
  }

  /** Until something holds of what has come in; false if it never does. */
  sees(holds: () => boolean): Promise<boolean> {
    if (holds()) return Promise.resolve(true)
    return new Promise((done) => {
      const end = (isSo: boolean) => {
        clearTimeout(timer)
        still()
        done(isSo)
      }
      const timer = setTimeout(() => end(false), PATIENCE_MS)
      const still = this.line.listen(() => holds() && end(true))
    })
  }

  async must(holds: () => boolean, what: string): Promise<void> {
    if (!(await this.sees(holds))) throw new Error(`${this.name} waits for ${what}. ${this.bytes.slice(-600)}`)
  }

  leaves(): void {
    this.#line?.close()
  }

  #headers(): Record<string, string> {
    return { cookie: cookieOf(this.device), 'cf-connecting-ip': this.address }
  }
}

async function said(answer: Response): Promise<Said> {
  const text = await answer.text()
  return { status: answer.status, code: codeIn(text), text, headers: answer.headers }
}

const codeIn = (text: string): string | null => /"code":"(\w+)"/.exec(text)?.[1] ?? null
