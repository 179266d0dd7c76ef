import type { Page } from '@playwright/test'
import { layoutShift, watchPage } from '../../measure/speed/web/watch.ts'
import { expect, test } from '../fixtures.ts'
import { Film, viewOf, type Shot } from '../table/Film.ts'
import { openRoom, windUp, deal, stopTheClock } from '../table/room.ts'
import { settled } from '../table/settled.ts'
import { Theatre } from '../table/Theatre.ts'

test('the table of Evil Robots stands still when the ladder comes and goes, and who sits round it moves by itself', async ({
  evening,
}) => {
  const ida = await evening.invite('Ida', 'phone')
  const film = new Film({ title: 'evil-robots-classic', seats: 5 })
  const match = [film.manages({ do: 'deal' }), ...film.rest()]
  const theatre = await Theatre.of(ida, firstAt('discuss', match))
  await ida.visit(theatre.path)
  const talking = await laidOut(ida.page)
  expect(Object.keys(talking)).toEqual(['felt', 'place', 'bar'])
  await theatre.show(firstAt('call', match))
  await ida.page.locator('.ladder').waitFor()
  expect(await laidOut(ida.page)).toEqual(talking)
  await theatre.show(firstAt('turn', match))
  await ida.page.locator('.ladder').waitFor({ state: 'detached' })
  expect(await laidOut(ida.page)).toEqual(talking)
})

test('the hand of Robot Revolution lies where it will lie while the first question is asked', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const code = await openRoom(mara)
  expect(code).not.toBe('')
  await stopTheClock(mara)
  await windUp(mara, 'Trundle')
  await windUp(mara, 'Gyro')
  await deal(mara)
  const keep = mara.page.getByRole('button', { name: 'Keep them' })
  await keep.waitFor()
  const asked = await topOf(mara.page, '.console')
  // Before the first round nothing is hidden of one's own row and hand.
  const [own, hand, bar] = await Promise.all(['.own', '.hand', '.console .bar'].map((what) => edges(mara.page, what)))
  expect(own?.bottom).toBeLessThanOrEqual((hand?.top ?? 0) + RISE)
  expect(hand?.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
  await mara.press(keep)
  await keep.waitFor({ state: 'detached' })
  expect(await topOf(mara.page, '.console')).toBe(asked)
  // Nothing has scrolled there since the table was drawn.
  const [second, fields] = [mara.page.getByRole('button', { name: /^Battlefield 2/ }), mara.page.locator('.pages')]
  await fields.press('ArrowRight')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
})

test('pages stand where the server has drawn them once their scripts run', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const code = await openRoom(mara)
  await stopTheClock(mara)
  const stand = async (...paths: readonly string[]) => {
    for (const path of paths) {
      const { page } = await evening.invite('Ida', 'phone')
      await watchPage(page)
      await page.goto(path)
      await page.locator('html[data-awake]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page), path).toBeLessThan(0.05)
    }
  }
  await stand('/', '/how-it-works', '/how-to/robot-revolution', '/tables', '/companion', '/status', `/${code}`)
  await windUp(mara, 'Gyro')
  await deal(mara)
  await stand(`/${code}`, `/embed/${code}`)
})

/** When the table first was at something. */
function firstAt(kind: string, match: readonly Shot[]): Shot {
  const found = match.find((shot) => {
    const { phase }: { phase?: { kind: string } } = viewOf(shot) ?? {}
    return phase?.kind === kind
  })
  if (!found) throw new Error(`no ${kind} came up`)
  return found
}

/** Where things are laid out, whatever moves them from there. */
async function laidOut(page: Page): Promise<Record<string, readonly number[]>> {
  await settled(page)
  return page.evaluate(() => {
    const boxOf = (name: string): [string, number[]] => {
      const found = document.querySelector(`.table .${name}, .act .${name}`)
      if (!(found instanceof HTMLElement)) throw new Error(`there is no ${name}`)
      return [name, [found.offsetLeft, found.offsetTop, found.offsetWidth, found.offsetHeight]]
    }
    return Object.fromEntries(['felt', 'place', 'bar'].map(boxOf))
  })
}

async function topOf(page: Page, what: string): Promise<number> {
  await settled(page)
  return page.locator(what).evaluate((element) => (element instanceof HTMLElement ? element.offsetTop : NaN))
}

/** Above the cards a hand is empty, so that one of them can rise. */
const RISE = 22
const edges = (page: Page, what: string): Promise<{ top: number; bottom: number }> =>
  page
    .locator(`${what}:visible`)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })
