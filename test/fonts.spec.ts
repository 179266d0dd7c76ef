import { expect, test } from './fixtures.ts'
import type { Guest } from './table/Guest.ts'
import { deal, openRoom, windUp } from './table/room.ts'

const FONT = /\.woff2$/

/** From now on scripts wait until they are let go, and what is asked for is told. */
async function watchFonts({ page }: Guest): Promise<{ asked: string[]; letGo: () => void }> {
  const asked: string[] = []
  page.on('request', (request) => void (FONT.test(request.url()) && asked.push(request.url())))
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await page.route(/\/_app\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { asked, letGo: () => resolve(null) }
}
const withFonts = ({ page }: Guest, fonts: string) => page.locator(`html[data-fonts="${fonts}"]`)
/** What the page says is drawn in. */
const usesFonts = ({ page }: Guest) =>
  page.evaluate(() => {
    const of = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property)
    return [/^\W*Righteous\b\W*,/.test(of('--display')), /^\W*Atkinson Hyperlegible Next\b\W*,/.test(of('--body'))]
  })

async function comesWithoutFonts(guest: Guest, path: string): Promise<void> {
  const { asked, letGo } = await watchFonts(guest)
  await guest.page.goto(path, { waitUntil: 'commit' })
  await expect(guest.page.locator('main')).toBeVisible()
  await expect(withFonts(guest, 'later')).toBeAttached()
  expect(await usesFonts(guest)).toEqual([false, false])
  // Whatever a page asks for once it is drawn, it has asked for by then.
  await guest.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(asked).toEqual([])
  letGo()
  await expect(withFonts(guest, 'here')).toBeAttached()
  await expect.poll(() => usesFonts(guest)).toEqual([true, true])
  expect(asked).toHaveLength(2)
  await guest.page.unrouteAll({ behavior: 'wait' })
}

test('a first page is used before its letters come; the next begins with them', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await comesWithoutFonts(mara, '/')

  const { asked, letGo } = await watchFonts(mara)
  await mara.page.goto('/how-it-works', { waitUntil: 'commit' })
  await expect(withFonts(mara, 'here')).toBeAttached()
  // The page is there before its styles are.
  await expect.poll(() => usesFonts(mara)).toEqual([true, true])
  await expect.poll(() => asked).toHaveLength(2)
  letGo()
})

test('a table is drawn without fonts, and its hand, where it is a browser’s first page', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Trundle')
  await deal(mara)
  const { cookies } = await mara.context.storageState()
  const seat = cookies.filter(({ name }) => name !== 'fonts')
  const phone = await evening.invite("Mara's phone", 'phone', { storageState: { cookies: seat, origins: [] } })
  await comesWithoutFonts(phone, `/${code}`)
})

test('without scripts a first page has its letters at once', async ({ evening }) => {
  const still = await evening.invite('Ida', 'phone', { javaScriptEnabled: false })
  still.forgive(/\.js csp$/)
  const asked: string[] = []
  still.page.on('request', (request) => void (FONT.test(request.url()) && asked.push(request.url())))
  await still.page.goto('/')
  await expect.poll(() => asked).toHaveLength(2)
})
