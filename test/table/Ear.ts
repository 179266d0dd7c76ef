import type { Page, Response, Route } from '@playwright/test'
import { nothingKnown, told, type Known, type Telling } from './reading.ts'

/** All that one page gets from the server, in order: pages, answers to requests, frames. */
export class Ear {
  readonly tellings: Telling[] = []
  #known: Known = nothingKnown
  #failed: Error | null = null
  #line = Promise.resolve()

  private constructor() {}

  /** Listens from now on. */
  static async at(page: Page): Promise<Ear> {
    const ear = new Ear()
    page.on('response', (response) => ear.#answered(response))
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => ear.#hear('frame', Promise.resolve(String(payload)))),
    )
    // The script reads these as they stream in, and a browser keeps no copy of what was streamed.
    await page.route('**/__data.json?*', (route) => ear.#passedOn(route))
    return ear
  }

  get known(): Known {
    if (this.#failed) throw this.#failed
    return this.#known
  }

  /** Everything so far, once it has all been taken in. */
  async all(): Promise<readonly Telling[]> {
    await this.#line
    if (this.#failed) throw this.#failed
    return this.tellings
  }

  #answered(response: Response): void {
    const kind = response.request().resourceType()
    const isRedirect = response.status() >= 300 && response.status() < 400
    if (isRedirect || response.url().includes('/__data.json')) return
    if (kind === 'document') this.#hear('page', response.text())
    else if (kind === 'fetch' || kind === 'xhr') this.#hear('answer', response.text())
  }

  async #passedOn(route: Route): Promise<void> {
    const response = await route.fetch()
    this.#hear('answer', response.text())
    await route.fulfill({ response })
  }

  #hear(from: Telling['from'], text: Promise<string>): void {
    this.#line = Promise.all([text, this.#line])
      .then(([heard]) => this.#take({ from, text: heard }))
      .catch((error) => void (this.#failed ??= error))
  }

  #take(telling: Telling): void {
    this.tellings.push(telling)
    this.#known = told(this.#known, telling)
  }
}
