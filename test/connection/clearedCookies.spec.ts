import { DEVICE_WORDS } from '../../web/src/lib/device/words.ts'
import { expect, test } from '../fixtures.ts'
import { hand } from '../games/robot-revolution/playing.ts'
import { takeSeat, waitsForDeal } from '../table/room.ts'
import { SEATS } from '../../web/src/routes/[code]/words/seats.ts'

const KEEP = 'Keep them'
const words = DEVICE_WORDS.en
const { takeOver } = SEATS.en

test('cookies that are cleared in the middle of a match: the tab plays on; after a reload it is said why the seat is gone, and it is taken back', async ({
  evening,
}) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const ben = await evening.invite('Ben', 'phone')
  const { page } = ben
  const forgotten = page.getByRole('region', { name: words.forgotten })
  await takeSeat(ben, mara.code)
  await waitsForDeal(ben)
  await mara.manages({ do: 'letTakeOver', on: true })
  await mara.deals()
  await expect(hand(ben)).toBeVisible()
  // The cut says who is asked first.
  await mara.until(() => Boolean(ben.ear.known.table?.scene.asks))
  await ben.context.clearCookies()
  await ben.pressButton(KEEP)
  await expect(page.getByRole('button', { name: KEEP })).toBeHidden()
  await expect(hand(ben)).toBeVisible()
  await expect(forgotten).toHaveCount(0)

  await ben.reload()
  await expect(forgotten).toContainText(words.takeBack)
  await expect(page.getByRole('button', { name: takeOver.act })).toBeVisible({ timeout: 60_000 })
  await ben.pressButton(takeOver.act)
  await page.getByRole('dialog').getByRole('button', { name: ben.words.name.sitDown }).click()
  await expect.poll(() => ben.ear.known.me.chair).toBe(1)
  await expect(forgotten).toHaveCount(0)
})

test('who was sent home is not told that their cookies are gone', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  await takeSeat(ben, mara.code)
  await waitsForDeal(ben)
  // Kept by a part of the page that comes later.
  await expect.poll(() => ben.page.evaluate(() => localStorage.getItem('tables'))).toContain(mara.code)
  await ben.page.goto('about:blank')
  await mara.manages({ do: 'clearChair', chair: 1 })
  const asked = ben.page.waitForResponse(/\/api\/device$/)
  await ben.visit(`/${mara.code}`)
  expect(await (await asked).json()).toEqual({ known: true })
  await expect(ben.page.getByRole('textbox', { name: ben.words.name.label })).toBeVisible()
  await expect(ben.page.getByRole('region', { name: words.forgotten })).toHaveCount(0)
})

test('where nobody may take a seat over, it is said what the host can do', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  await takeSeat(ben, mara.code)
  await waitsForDeal(ben)
  // Kept by a part of the page that comes later.
  await expect.poll(() => ben.page.evaluate(() => localStorage.getItem('tables'))).toContain(mara.code)
  await ben.context.clearCookies()
  await ben.reload()
  const forgotten = ben.page.getByRole('region', { name: DEVICE_WORDS.de.forgotten })
  await expect(forgotten).toContainText(DEVICE_WORDS.de.askHost)
  await ben.press(forgotten.getByRole('button', { name: DEVICE_WORDS.de.understood }))
  await expect(forgotten).toHaveCount(0)
})
