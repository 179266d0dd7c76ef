import { WORDS } from '../../table/words.ts'
import type { Key, Point, Size, Tab } from '../browsers/Tab.ts'
import { inPage } from '../page/bundle.ts'
import type { Acts } from '../page/eyes.ts'
import type { Names, Sight, Wanted } from '../page/sights.ts'
import type { Wire } from './Wire.ts'

/** Long enough for a page on a busy machine. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 50
/** What Firefox says of parts of a page that were still on their way when it was left, or when the network went. */
const GIVEN_UP = /Failed to load .*ServiceWorker intercepted the request and encountered an unexpected error/

/** Somebody with a browser of their own, whichever it is. */
export class Visitor {
  readonly name: string
  readonly words = WORDS.en
  readonly #tab: Tab
  readonly #wire: Wire
  readonly #complaints: string[] = []
  readonly #forgiven: RegExp[] = []
  #frame: string | undefined

  constructor(name: string, tab: Tab, wire: Wire) {
    this.name = name
    this.#tab = tab
    this.#wire = wire
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#wire.port}`
  }
  async path(): Promise<string> {
    const { pathname, hash } = new URL(await this.#tab.url())
    return pathname + hash
  }

  /** Opens a page of ours, and waits until it can be used. */
  async visit(path: string): Promise<void> {
    await this.goes(`${this.origin}${path}`)
    await this.awake()
  }
  /** As a link leads there. What drives a browser may not hear of a page that came back, and waits in vain for the next. */
  async follows(path: string): Promise<void> {
    const url = JSON.stringify(`${this.origin}${path}`)
    // Asked for where a page is left before it has said what its icon is.
    this.forgive(/answered 404: .*\/favicon\.ico$/)
    await this.#leaves(async () => void (await this.#tab.run(`void setTimeout(() => location.assign(${url}))`)))
    await this.awake()
  }
  /** Opens somebody else's page. */
  async goes(url: string): Promise<void> {
    await this.#leaves(() => this.#tab.goto(url))
  }
  async reload(): Promise<void> {
    await this.#leaves(() => this.#tab.reload())
    await this.awake()
  }
  /** To the next page: some browsers come back before the last one has gone. */
  async #leaves(way: () => Promise<void>): Promise<void> {
    this.#frame = undefined
    this.forgive(GIVEN_UP)
    await this.#tab.run('(window.isLeft = true)')
    await way()
    await this.until('the next page', async () => (await this.#tab.run('window.isLeft === undefined')) || null)
  }
  /** To the page before, which was left as above. Says whether it came back as it was, or was drawn again. */
  async goesBack(): Promise<boolean> {
    const path = JSON.stringify(new URL(await this.#tab.url()).pathname)
    await this.#tab.run('void setTimeout(() => history.back())')
    await this.until('the page before', async () => (await this.#tab.run(`location.pathname !== ${path}`)) || null)
    await this.awake()
    return (await this.#tab.run('window.isLeft')) === true
  }
  /** All that belongs to the page has come. */
  async loaded(): Promise<void> {
    await this.until('all of the page', async () => (await this.#tab.run("document.readyState === 'complete'")) || null)
  }
  async awake(): Promise<void> {
    await this.until('the page is awake', async () => (await this.#does('isAwake')) || null)
  }

  /** From now on this frame is looked at, and no more than that; without a title, the page itself. */
  lookInto(frame?: string): void {
    this.#frame = frame
  }

  async all(wanted: Wanted): Promise<Sight[]> {
    return this.#does('look', wanted)
  }
  /** The first of them, once there is one. */
  sees(wanted: Wanted, patience = PATIENCE_MS): Promise<Sight> {
    return this.until(`sees ${told(wanted)}`, async () => (await this.all(wanted))[0] ?? null, patience)
  }
  async seesNo(wanted: Wanted): Promise<void> {
    await this.until(`sees no ${told(wanted)}`, async () => (await this.all(wanted)).length === 0 || null)
  }
  /** Whichever of these comes first. */
  async first(all: readonly Wanted[]): Promise<Wanted> {
    const look = async () => all[await this.choose(all)] ?? null
    return this.until(`sees ${all.map(told).join(' or ')}`, look)
  }
  /** Which of these is there and can be pressed; -1: none. */
  choose(all: readonly Wanted[]): Promise<number> {
    return this.#does('choose', [...all])
  }

  /** Presses the first of them, once that would reach it. Gives its name. */
  async press(wanted: Wanted, patience = PATIENCE_MS): Promise<string> {
    let why = ''
    const aimed = async () => {
      const aim = await this.#does('aim', wanted)
      if (typeof aim !== 'string') return aim
      why = aim
      return null
    }
    const { at, name } = await this.until(() => `presses ${told(wanted)}: ${why}`, aimed, patience)
    await this.#tab.press(await this.#inWindow(at))
    return name
  }
  async #inWindow({ x, y }: Point): Promise<Point> {
    if (this.#frame === undefined) return { x, y }
    const frame = this.#frame
    this.#frame = undefined
    const corner = await this.#does('frameAt', frame)
    this.#frame = frame
    return { x: x + corner.x, y: y + corner.y }
  }
  /** Replaces what stands in a field. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted)
    await this.#tab.key('SelectAll')
    await this.#tab.type(text)
    await this.until(`has ${text} in ${told(wanted)}`, async () => (await this.sees(wanted)).value === text || null)
  }
  key(key: Key): Promise<void> {
    return this.#tab.key(key)
  }

  resize(size: Size): Promise<void> {
    return this.#tab.resize(size)
  }
  picture(): Promise<Uint8Array> {
    return this.#tab.picture()
  }
  /** How far the page goes beyond its right edge, px. */
  overhang(): Promise<number> {
    return this.#does('overhang')
  }

  /** How much at the right edge is no part of the page, px. */
  gutter(): Promise<number> {
    return this.#does('gutter')
  }
  placeOf(wanted: Wanted): Promise<ReturnType<Acts['placeOf']>> {
    return this.#does('placeOf', wanted)
  }
  /** Whether a page is kept for a time without a network. */
  keeps(path: string): Promise<boolean> {
    return this.#does('keeps', path)
  }

  loseNetwork(): void {
    // Said by the browser itself, of the connection and of what the page would have fetched ahead.
    this.forgive(GIVEN_UP, /Failed to load .*NetworkError when attempting to fetch/)
    this.forgive(/connection to (the server at )?ws:|WebSocket connection|ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/)
    this.#wire.cut()
  }
  findNetwork(): void {
    this.#wire.join()
  }

  /** What is meant to go wrong. */
  forgive(...complaints: RegExp[]): void {
    this.#forgiven.push(...complaints)
  }
  complaints(): string[] {
    return [...this.#complaints, ...this.#tab.complaints()]
      .filter((complaint) => !this.#forgiven.some((each) => each.test(complaint)))
      .map((complaint) => `${this.name}: ${complaint}`)
  }
  async leave(): Promise<void> {
    await this.#tab.close()
    await this.#wire.close()
  }

  /** Looks again and again, until there is something. A page that is just being left cannot be looked at. */
  async until<T>(what: string | (() => string), look: () => Promise<T | null>, patience = PATIENCE_MS): Promise<T> {
    let trouble = ''
    for (const end = Date.now() + patience; ;) {
      const seen = await look().catch((error: unknown) => void (trouble = String(error)))
      if (seen !== null && seen !== undefined) return seen
      if (Date.now() > end) break
      await new Promise((go) => setTimeout(go, PAUSE_MS))
    }
    throw new Error(`${this.name} waits in vain: ${typeof what === 'string' ? what : what()} ${trouble}`)
  }

  async #does<A extends keyof Acts>(act: A, ...args: Parameters<Acts[A]>): Promise<ReturnType<Acts[A]>> {
    const asked = [act, ...args].map((each) => JSON.stringify(each)).join(', ')
    const call = `window.eyes ? window.eyes.does(${asked}) : null`
    let said = await this.#tab.run(call, this.#frame)
    if (said === null) {
      await this.#tab.run(`(() => { ${await inPage()} })()`, this.#frame)
      said = await this.#tab.run(call, this.#frame)
    }
    const { value, complaints } = JSON.parse(String(said))
    this.#complaints.push(...complaints)
    return value
  }
}

const told = ({ role, name, text, within }: Wanted): string =>
  [role, name ?? text, within && `in ${told(within)}`]
    .filter(Boolean)
    .map((each) => (typeof each === 'object' ? `/${each.source}/` : each))
    .join(' ')

/** What is looked for, as the page objects say it. */
export const some = (role: string, name?: string | RegExp, more: Wanted = {}): Wanted => ({
  role,
  ...(name === undefined ? {} : { name: names(name) }),
  ...more,
})
export const button = (name: string | RegExp, more: Wanted = {}): Wanted => some('button', name, more)
export const words = (text: string | RegExp, more: Wanted = {}): Wanted => ({ text: names(text), ...more })

export const names = (name: string | RegExp): Names =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }
