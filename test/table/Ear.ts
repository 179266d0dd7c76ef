import type { Page, Response } from '@playwright/test'
import { nothingKnown, told, type Known, type Telling } from './reading.ts'
import { EVENTS, overhearStreams } from './streams.ts'

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
    await ear.#overhears(page)
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
    const isStream = response.headers()['content-type'] === EVENTS
    if (isRedirect || isStream || response.url().includes('/__data.json')) return
    if (kind === 'document') this.#hear('page', response.text())
    else if (kind === 'fetch' || kind === 'xhr') this.#hear('answer', response.text().catch(leftBefore))
  }

  /**
   * The script reads these as they stream in, and a browser keeps no copy of what was streamed. Nothing else is stopped on
   * its way: with a route of Playwright's the browser would forget all that it has fetched, and fetch it for each page.
   */
  async #overhears(page: Page): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    browser.on('Fetch.requestPaused', async ({ requestId, responseStatusCode = 0 }) => {
      try {
        const isWhole = responseStatusCode >= 200 && (responseStatusCode < 300 || responseStatusCode >= 400)
        const told = isWhole ? await browser.send('Fetch.getResponseBody', { requestId }) : null
        if (told) this.#hear('answer', Promise.resolve(textOf(told)))
        await browser.send('Fetch.continueRequest', { requestId })
      } catch {
        // The page was left before it was told.
      }
    })
    const patterns = [{ urlPattern: '*/__data.json?*', requestStage: 'Response' }] as const
    await browser.send('Fetch.enable', { patterns: [...patterns] })
    // A page takes to a stream by itself where sockets seem to fail, such as on a machine that is slow to call back.
    await overhearStreams(browser, (data) => this.#hear('frame', Promise.resolve(data)))
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

/** A page that was left was told nothing by an answer that came too late. */
function leftBefore(error: unknown): string {
  if (error instanceof Error && error.message.includes('navigated away from')) return ''
  throw error
}

const textOf = ({ body, base64Encoded }: { body: string; base64Encoded: boolean }): string =>
  base64Encoded ? Buffer.from(body, 'base64').toString() : body
