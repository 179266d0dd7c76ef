import type { Page } from '@playwright/test'
import { TOO_OLD } from '../../web/src/unsupportedBrowser/words.ts'
import { expect, test } from '../fixtures.ts'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { cardName } from '../table/words.ts'

/** What browsers below the baseline lack, each taken from one that has it. */
const LACKING = {
  toSorted: () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'color-mix': () => {
    const { supports } = CSS
    Object.assign(CSS, { supports: (rule: string) => !rule.includes('color-mix') && supports.call(CSS, rule) })
  },
} as const

const PEOPLE = [
  { name: 'Ida', device: 'phone', locale: 'en-GB', lacking: 'toSorted' },
  { name: 'Jörg', device: 'desktop', locale: 'de-DE', lacking: 'color-mix' },
] as const

async function withOldBrowser(evening: Evening, { name, device, locale, lacking }: (typeof PEOPLE)[number]) {
  const guest = await evening.invite(name, device, { locale })
  await guest.context.addInitScript(LACKING[lacking])
  // Every script that the page would begin with, and what it links for them.
  guest.forgive(/Content Security Policy/, /\.js(\?v=\w+)? csp$/)
  return guest
}

const word = ({ page, language }: Guest) => page.getByText(TOO_OLD[language])
const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset['awake'] !== undefined)

test('in a browser that is too old the table is a true picture, with a word about the browser', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const { code } = mara
  await evening.seats('Ben', code)
  await mara.deals()
  const { hand } = mara.known.table?.scene.view as object as { hand: string[] }
  expect(hand).toHaveLength(5)
  const newer = await evening.inviteAs(mara, 'desktop')
  await newer.visit(`/${code}`)
  await expect(word(newer)).toBeHidden()

  for (const person of PEOPLE) {
    await test.step(`without ${person.lacking} (${person.locale})`, async () => {
      const old = await withOldBrowser(evening, person)
      for (const path of [`/${code}`, `/embed/${code}`]) {
        await old.page.goto(path)
        await expect(word(old)).toBeVisible()
        await expect(old.page.locator('html')).toHaveAttribute('data-old', person.lacking)
        await expect(old.page.getByText('Mara', { exact: true }).filter({ visible: true }).first()).toBeVisible()
        for (const card of hand) await expect(old.page.getByLabel(cardName(card, old.language))).toHaveCount(0)
        expect(await isAwake(old.page), path).toBe(false)
      }
      for (const path of ['/', '/tables', '/no-such-page']) {
        old.forgive(/404/)
        await old.page.goto(path)
        await expect(word(old)).toBeVisible()
        expect(await isAwake(old.page), path).toBe(false)
      }
    })
  }
})
