import puppeteer, { type Browser as Driven, type Frame, type KeyInput, type Page } from 'puppeteer-core'
import { inPage } from '../page/bundle.ts'
import type { Browser, Key, Point, Size, Tab } from './Tab.ts'

/** Firefox over WebDriver BiDi, without a driver in between. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const extraPrefsFirefox = { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 }
  return browserOf('Firefox', await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox }))
}

/** To compare: the same people in Chromium. */
export async function openChromium(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--lang=en-GB', '--force-prefers-reduced-motion']
  return browserOf('Chromium', await puppeteer.launch({ browser: 'chrome', executablePath, args }))
}

const browserOf = (name: string, driven: Driven): Browser => ({
  name,
  open: async (size) => openTab(driven, size),
  close: () => driven.close(),
})

async function openTab(driven: Driven, size: Size): Promise<Tab> {
  const context = await driven.createBrowserContext()
  // A tab behind another one would count as hidden.
  const page = await context.newPage({ type: 'window' })
  page.setDefaultTimeout(30_000)
  await page.evaluateOnNewDocument(await inPage())
  const tab = new PuppetTab(page)
  await tab.resize(size)
  return tab
}

const KEYS: Readonly<Record<Exclude<Key, 'SelectAll'>, KeyInput>> = {
  Enter: 'Enter',
  Escape: 'Escape',
  End: 'End',
  ArrowUp: 'ArrowUp',
}

class PuppetTab implements Tab {
  readonly #page: Page
  #complaints: string[] = []

  constructor(page: Page) {
    this.#page = page
    const note = (text: string) => void this.#complaints.push(text)
    page.on('pageerror', (error) => note(`page error: ${error instanceof Error ? error.stack : String(error)}`))
    page.on('response', (response) => {
      if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
    })
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'domcontentloaded' })
  }
  async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'domcontentloaded' })
  }
  async url(): Promise<string> {
    return this.#page.url()
  }
  async run(expression: string, frame?: string): Promise<unknown> {
    return (frame === undefined ? this.#page : await this.#frame(frame)).evaluate(expression)
  }
  async #frame(title: string): Promise<Frame> {
    const element = await this.#page.$(`iframe[title=${JSON.stringify(title)}]`)
    const frame = await element?.contentFrame()
    if (!frame) throw new Error(`no frame ${title}`)
    return frame
  }

  press({ x, y }: Point): Promise<void> {
    return this.#page.mouse.click(x, y)
  }
  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }
  async key(key: Key): Promise<void> {
    const { keyboard } = this.#page
    if (key !== 'SelectAll') return keyboard.press(KEYS[key])
    await keyboard.down('Control')
    await keyboard.press('a')
    await keyboard.up('Control')
  }
  resize(size: Size): Promise<void> {
    return this.#page.setViewport(size)
  }
  picture(): Promise<Uint8Array> {
    return this.#page.screenshot()
  }

  complaints(): string[] {
    return this.#complaints.splice(0)
  }
  close(): Promise<void> {
    return this.#page.browserContext().close()
  }
}
