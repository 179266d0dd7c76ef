import type { Frame, Page } from 'puppeteer-core'
import type { Aide } from '../../../test/table/Aide.ts'

const PATIENCE = { timeout: 20_000 }

/** Our frame, once its script runs. */
export async function frameIn(page: Page, home: string): Promise<Frame | null> {
  await page.$$eval('iframe, robot-night', (frames) => frames[0]?.scrollIntoView())
  const isOurs = (frame: Frame) => frame.url().startsWith(`${home}/embed/`)
  const frame = await page.waitForFrame(async (each) => isOurs(each), PATIENCE).catch(() => null)
  await frame?.waitForSelector('html[data-awake]', PATIENCE)
  return frame
}

/** Px that would have to be scrolled to. */
export const hiddenIn = (frame: Frame): Promise<number> =>
  frame.evaluate(() =>
    Math.max(
      document.documentElement.scrollHeight - innerHeight,
      ...[...document.querySelectorAll('main, main *')].map((box) =>
        /auto|scroll/.test(getComputedStyle(box).overflowY) ? box.scrollHeight - box.clientHeight : 0,
      ),
    ),
  )

/** Somebody reads while the host deals and stops. */
export class TableInFrame {
  readonly #frame: Frame
  readonly #mara: Aide

  constructor(frame: Frame, mara: Aide) {
    this.#frame = frame
    this.#mara = mara
  }

  /** Ms until it was seen; null: it was not. */
  async seesDeal(): Promise<number | null> {
    await this.#mara.manages({ do: 'deal' })
    return this.#says((state) => state === 'Live')
  }
  async seesStop(): Promise<number | null> {
    await this.#mara.manages({ do: 'stop' })
    return this.#says((state) => state !== 'Live')
  }

  /** In English, as all posts ask for it. */
  async #says(isMeant: (state: string) => boolean): Promise<number | null> {
    const since = performance.now()
    while (performance.now() - since < PATIENCE.timeout) {
      const state = await this.#frame.$eval('.state .there', (shown) => shown.textContent?.trim() ?? '')
      if (isMeant(state)) return performance.now() - since
    }
    return null
  }
}
