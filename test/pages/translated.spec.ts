import { TITLES } from '@robot-night/engine'
import { expect, test } from '../fixtures.ts'
import { catchesUp } from '../table/Aide.ts'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { translates } from '../table/page/translator.ts'

/** What the translator adds: seen by nobody, and passed over where names are compared. */
const MARK = '\u200B'
const SOON = { timeout: 20_000, intervals: [50, 100, 200] }
/** Of one title a whole match is played, of the others so many questions: what they draw is drawn in the same ways. */
const QUESTIONS = 8

for (const { id } of TITLES) {
  test(`what a translator has changed keeps up with the table: ${id}`, async ({ evening }) => {
    test.setTimeout(240_000)
    const { aide, plain, translated } = await tabs(evening, id)
    await aide.deals()
    const most = id === 'robot-revolution' ? Infinity : QUESTIONS
    for (let asked = 0; asked < most && !aide.isOver; asked++) {
      await aide.until(() => aide.asked !== null)
      for (const tab of [plain, translated]) await catchesUp(tab, aide)
      await saysTheSame(plain, translated)
      const { n } = aide.known.table ?? {}
      await aide.until(() => aide.known.table?.n !== n)
    }
    // Else nothing has been shown.
    expect(await untranslated(translated)).toEqual([])
  })
}

test('a page that is translated before its scripts have come is put right by them, and shown as it was once somebody asks for that', async ({
  evening,
}) => {
  const aide = await evening.hosts('Mara', { pace: 'off' })
  const plain = await evening.inviteAs(aide, 'desktop', { reducedMotion: 'reduce' })
  const translated = await evening.another(plain)
  await translated.page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${String(translates)})({ mark: '${MARK}', how: 'insertedFirst' }))`,
  )
  for (const tab of [plain, translated]) await tab.visit(`/${aide.code}`)
  await aide.windsUp(2)
  await saysTheSame(plain, translated)
  // Names and codes are nobody's language.
  await expect(translated.page.locator('font').filter({ hasText: /^(Mara|[A-Z])\u200B$/ })).toHaveCount(0)
  await aide.deals()
  await saysTheSame(plain, translated)
  await translated.page.evaluate(() => document.dispatchEvent(new Event('takeback')))
  await saysTheSame(plain, translated)
  await expect(translated.page.locator('font')).toHaveCount(0)
})

/** Two tabs of somebody who has wound up tin robots, one of them translated from its first moment on. */
async function tabs(evening: Evening, title: string) {
  const aide = await evening.hosts('Mara', { title, pace: 'off' })
  await aide.windsUp(TITLES.find(({ id }) => id === title)?.seats.min ?? 0)
  const plain = await evening.inviteAs(aide, 'desktop', { reducedMotion: 'reduce' })
  const translated = await evening.another(plain)
  for (const tab of [plain, translated]) {
    await tab.visit(`/${aide.code}`)
    await expect(tab.page.locator('html[data-awake]')).toBeAttached()
  }
  await translated.page.evaluate(translates, { mark: MARK, how: 'replaced' as const })
  return { aide, plain, translated }
}

/** Once both have shown what led here. */
async function saysTheSame(plain: Guest, translated: Guest): Promise<void> {
  await expect(async () => {
    for (const { page } of [plain, translated]) await page.keyboard.press('Escape')
    expect(await told(translated)).toBe(await told(plain))
  }).toPass(SOON)
}

/** Without spaces: where one word ends depends on what stands around it. */
const told = async ({ page }: Guest): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(MARK, '').replaceAll(/\s/g, '')

/** Texts that the translator would have changed, and has not. */
const untranslated = ({ page }: Guest): Promise<string[]> =>
  page.evaluate((mark) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isOurs = node.parentElement?.closest('script, style, noscript, textarea, [translate="no"], svg')
      const text = node.textContent ?? ''
      if (!isOurs && text.trim() !== '' && !text.endsWith(mark)) texts.push(text)
    }
    return texts
  }, MARK)
