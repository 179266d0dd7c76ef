import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Film } from '../table/Film.ts'
import type { Guest } from '../table/Guest.ts'
import { NOT_A_ROBOT } from '../table/words.ts'
import { Theatre } from '../table/Theatre.ts'
import { invite, SMALLEST, type Size } from '../tour/tour.ts'

/** A phone upright and lying, and what its keyboard leaves. */
const PHONES: readonly { whole: Size; left: Size }[] = [
  { whole: SMALLEST, left: [360, 340] },
  { whole: [844, 390], left: [844, 190] },
]

const field = ({ page }: Guest, name: string) => page.getByRole('textbox', { name })
const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true })

async function sees(guest: Guest, ...all: readonly Locator[]): Promise<void> {
  for (const { whole, left } of PHONES) {
    await guest.page.setViewportSize({ width: whole[0], height: whole[1] })
    await all[0]?.focus()
    await guest.page.setViewportSize({ width: left[0], height: left[1] })
    for (const each of all) {
      await expect(each).toBeInViewport({ ratio: 0.99 })
      await expect.poll(() => each.evaluate(isUppermost), `${each} at ${left.join('x')}`).toBe(true)
    }
  }
}

/** In the page. */
function isUppermost(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** As Safari does it: the page is as high as before, and half of it lies under the keyboard. */
async function seesInSafari({ page }: Guest, ...all: readonly Locator[]): Promise<void> {
  const [width, height] = SMALLEST
  const seen = height / 2
  await page.setViewportSize({ width, height })
  await all[0]?.focus()
  const lowest = async () => {
    await page.evaluate((seen) => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: seen })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, seen)
    return Math.max(...(await Promise.all(all.map((each) => each.evaluate((it) => it.getBoundingClientRect().bottom)))))
  }
  await expect.poll(lowest).toBeLessThanOrEqual(seen)
}

test('at home and at the door of a table, so do code and name, in the page and in a sheet', async ({ evening }) => {
  const mara = await invite({ evening, language: 'de', visit: async () => {} }, 'Mara')
  const { home, name } = mara.words
  await mara.visit('/')
  await sees(mara, field(mara, home.codeLabel), button(mara, home.takeSeat))
  await seesInSafari(mara, field(mara, home.codeLabel), button(mara, home.takeSeat))
  await mara.page.setViewportSize({ width: 360, height: 640 })
  await mara.pressButton(home.makeRoom)
  const sheet = mara.page.getByRole('dialog')
  const typed = sheet.getByRole('textbox', { name: name.label })
  await sees(mara, typed, sheet.getByRole('button', { name: home.makeRoom, exact: true }))

  const film = new Film({ title: 'not-a-robot', seats: 3 })
  const theatre = await Theatre.of(mara, film.now)
  await mara.visit(theatre.path)
  await sees(mara, field(mara, name.label), button(mara, name.sitDown))
  await seesInSafari(mara, field(mara, name.label), button(mara, name.sitDown))
})

test('at a table, what is typed into and the button that sends it stay above the keyboard of a phone', async ({
  evening,
}) => {
  const mara = await invite({ evening, language: 'de', visit: async () => {} }, 'Mara')
  const { play } = mara.words
  const film = new Film({ title: 'not-a-robot', seats: 3 })
  film.manages({ do: 'deal' })
  const asked = new Map(film.questions().map((each) => [each.kind, each]))
  const { table, talk } = NOT_A_ROBOT[mara.language]
  const forms = { associate: table.asks.say, explain: talk.explain.done }
  let path = ''
  for (const [kind, send] of Object.entries(forms)) {
    const { device = '', shot = film.now } = asked.get(kind) ?? {}
    const seated = await Theatre.of(mara, shot, device)
    ;({ path } = seated)
    await mara.visit(path)
    const act = mara.page.locator('section.bar')
    const [typed, sent] = [act.getByRole('textbox'), act.getByRole('button', { name: send, exact: true })]
    await sees(mara, typed, sent)
    await seesInSafari(mara, typed, sent)
  }

  await mara.visit(path)
  await mara.pressButton(new RegExp(`^${play.logAndTalk}`))
  await mara.press(mara.page.getByRole('radio', { name: play.talk, exact: true }))
  const [line, say] = [field(mara, play.say), button(mara, play.send)]
  await sees(mara, line, say)
  await seesInSafari(mara, line, say)
})
