import type { Page } from '@playwright/test'
import { bundled } from '../engines/page/bundle.ts'
import type { Guest } from './Guest.ts'

const FOCUS = new URL('page/focus.ts', import.meta.url)

/** What has the focus, as it is read out: its role, its name, and what else is said of it. */
export interface Spot {
  role: string
  name: string
  /** Such as `checked` or `pressed`. */
  says: string
}

type Wanted = { role: string; name: string | RegExp }

/** Somebody with a keyboard and nothing else. Where they are they know from what has the focus. */
export class Keys {
  readonly #page: Page

  constructor({ page }: Guest) {
    this.#page = page
  }

  /** What has the focus; null if it is nowhere. */
  async here(): Promise<Spot | null> {
    const spot = await this.#page.evaluate(() => window.focused?.())
    if (spot !== undefined) return spot
    await this.#page.evaluate(await bundled(FOCUS))
    return this.here()
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  /** Goes on with Tab, and with the arrows among things that belong together, until what is wanted has the focus. */
  async to(role: string, name: string | RegExp): Promise<void> {
    const passed: string[] = []
    for (let tabs = 0; tabs < 80; tabs++) {
      const spot = await this.here()
      if (isAt(spot, { role, name })) return
      if (spot?.role === role && (await this.#among({ role, name }))) return
      passed.push(spot ? `${spot.role} "${spot.name}"` : 'nothing')
      await this.press('Tab')
    }
    throw new Error(`No ${role} ${name} to be reached by keyboard; passed ${passed.join(', ')}`)
  }

  /** Goes there and presses the key. */
  async use(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.to(role, name)
    await this.press(key)
  }

  /** One of several that belong together under a name of their own; others on the way stay as they are. */
  async choose(group: string, name: string): Promise<void> {
    for (let tabs = 0; (await this.#group()) !== group; tabs++) {
      if (tabs > 80) throw new Error(`No group ${group} to be reached by keyboard`)
      await this.press('Tab')
    }
    if ((await this.here())?.name === name) return this.press('Space')
    if (!(await this.#among({ role: 'radio', name }))) throw new Error(`No ${name} in ${group}`)
  }

  /** What the things around the focus are called together. */
  #group(): Promise<string | null> {
    return this.#page.evaluate(
      () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent ?? null,
    )
  }

  /** Arrows lead around: whether they lead there. Where they lead nowhere it stays where it is. */
  async #among(wanted: Wanted): Promise<boolean> {
    const first = JSON.stringify(await this.here())
    for (let arrows = 0; arrows < 20; arrows++) {
      const before = JSON.stringify(await this.here())
      await this.press('ArrowRight')
      const spot = await this.here()
      if (isAt(spot, wanted)) return true
      const now = JSON.stringify(spot)
      if (now === before || now === first) return false
    }
    return false
  }
}

const isAt = (spot: Spot | null, { role, name }: Wanted): boolean =>
  spot !== null && spot.role === role && (typeof name === 'string' ? spot.name === name : name.test(spot.name))
