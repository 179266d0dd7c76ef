import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Browser, Size } from '../browsers/Tab.ts'
import { Visitor } from './Visitor.ts'
import { Wire, type Upgrades } from './Wire.ts'

export const DESKTOP: Size = { width: 1280, height: 900 }
export const PHONE: Size = { width: 390, height: 844 }

/** Said by the browser itself, whichever it is. */
const NO_SOCKET = [/connection to (the server at )?ws:|WebSocket connection|answered 403: \S+\/socket\b/]

const RESULTS = fileURLToPath(new URL('../../results/engines', import.meta.url))

/** All who are there with the same kind of browser. */
export class Company {
  readonly #browser: Browser
  readonly #port: number
  readonly #visitors: Visitor[] = []

  constructor(browser: Browser, port: number) {
    this.#browser = browser
    this.#port = port
  }

  async invite(name: string, size: Size, upgrades: Upgrades = 'passed'): Promise<Visitor> {
    const wire = await Wire.to(this.#port, upgrades)
    const visitor = new Visitor(name, await this.#browser.open(size), wire)
    if (upgrades === 'refused') visitor.forgive(...NO_SOCKET)
    this.#visitors.push(visitor)
    return visitor
  }

  complaints(): string[] {
    return this.#visitors.flatMap((visitor) => visitor.complaints())
  }

  /** What everybody sees, to look into a failure. */
  async pictures(): Promise<void> {
    mkdirSync(RESULTS, { recursive: true })
    for (const visitor of this.#visitors) {
      const file = join(RESULTS, `${this.#browser.name}-${visitor.name}.png`)
      const picture = visitor.picture().then((png) => writeFileSync(file, png))
      // Of a page that hangs there may be none.
      await Promise.race([picture, new Promise((go) => setTimeout(go, 10_000))]).catch(() => undefined)
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#visitors.map((visitor) => visitor.leave().catch(() => undefined)))
    await this.#browser.close()
  }
}
