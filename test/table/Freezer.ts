import type { CDPSession } from '@playwright/test'
import type { Guest } from './Guest.ts'

/**
 * Stops all that goes on in a guest's page, as a phone does with a page that it puts away: no timer, no message, no
 * paint. By the debugger, for Chromium freezes no page that it shows, and without a head it shows them all.
 */
export class Freezer {
  readonly #guest: Guest
  readonly #line: CDPSession

  private constructor(guest: Guest, line: CDPSession) {
    this.#guest = guest
    this.#line = line
  }

  static async of(guest: Guest): Promise<Freezer> {
    const line = await guest.context.newCDPSession(guest.page)
    await line.send('Debugger.enable')
    return new Freezer(guest, line)
  }

  /** Resolves when it has stopped. */
  async freeze(): Promise<void> {
    const stopped = new Promise((resolve) => this.#line.once('Debugger.paused', resolve))
    await this.#line.send('Debugger.pause')
    await stopped
  }

  async thaw(): Promise<void> {
    await this.#line.send('Debugger.resume')
    await this.#guest.page.evaluate(() => document.dispatchEvent(new Event('resume')))
    await this.#line.detach()
  }
}
