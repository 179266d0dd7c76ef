import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { House } from './house.ts'
import { heldBy } from './memory.ts'
import { startOf } from './start.ts'
import { layoutShift, watchPage } from './watch.ts'

/** What nobody should have to bear, planted in a page of our own; and whether the figure that is meant for it tells. */
const FLAWS: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  async 'a task of 300 ms'(page) {
    await page.evaluate(() => {
      setTimeout(() => {
        for (const end = performance.now() + 300; performance.now() < end;);
      })
    })
    await page.waitForTimeout(1000)
    return page.evaluate(() => window.watched.tasks.some(({ ms }) => ms > 100))
  },
  async 'something that comes in above the rest'(page) {
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 300px', textContent: 'Late' }))
    })
    await page.waitForTimeout(500)
    return (await layoutShift(page)) > 0.05
  },
  async 'a match that is held on to'(page) {
    const before = await heldBy(page)
    await page.evaluate(() => {
      const held = Array.from({ length: 2000 }, (_, at) =>
        Object.assign(document.createElement('div'), { textContent: `card ${at}`, known: new Array(100).fill(at) }),
      )
      addEventListener('never', () => held)
    })
    const after = await heldBy(page)
    return after.bytes - before.bytes > 1_000_000 && after.nodes - before.nodes > 500
  },
  async 'a page that is drawn long before it is alive'(page) {
    const { origin } = new URL(page.url())
    const browser = page.context().browser()
    // Each with a browser that has nothing of ours yet: what it has it does not ask for.
    const [one, other] = [await browser?.newPage(), await browser?.newPage()]
    if (!one || !other) return false
    const soon = await startOf(one, origin)
    await other.route(/\/entry\/app\./, async (route) => {
      await pause(HELD_MS)
      await route.continue()
    })
    const late = await startOf(other, origin)
    await Promise.all([one.close(), other.close()])
    return late.used - soon.used > HELD_MS / 2 && late.used - late.seen > HELD_MS / 2
  },
}

const HELD_MS = 3000

export async function plantedFlaws(house: House): Promise<{ missed: string[]; caught: number }> {
  const missed: string[] = []
  for (const [flaw, isCaughtOn] of Object.entries(FLAWS)) {
    house.progress(`Planting ${flaw} ...`)
    const context = await house.browser.newContext()
    const page = await context.newPage()
    await watchPage(page)
    await page.goto(`${house.url}/privacy`)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    if (!(await isCaughtOn(page))) missed.push(flaw)
    await context.close()
  }
  return { missed, caught: Object.keys(FLAWS).length - missed.length }
}
