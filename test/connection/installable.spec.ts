import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { NO_NETWORK } from '../table/line.ts'
import { openRoom } from '../table/room.ts'

/** What a browser that is offline complains about anyway. */
const OFFLINE = [...NO_NETWORK, /favicon/]

/** Until something answers for pages that cannot be reached. */
async function looksAfterPages({ page }: Guest): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
const keptPaths = ({ page }: Guest) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test('the manifest and its pictures are whole', async ({ request, page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { start_url, display, icons, shortcuts } = (await answer.json()) as {
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  expect([start_url, display]).toEqual(['/', 'standalone'])
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200)
})

test('a table that cannot be reached is told of kindly, in either language; nothing of it was kept', async ({
  evening,
}) => {
  for (const [locale, title, again] of [
    ['en-GB', 'You’re offline', 'Try again'],
    ['de-DE', 'Keine Verbindung zu Robot Night', 'Noch einmal versuchen'],
  ] as const) {
    const mara = await evening.invite('Mara', 'phone', { locale, serviceWorkers: 'allow' })
    mara.forgive(...OFFLINE)
    const code = await openRoom(mara)
    await looksAfterPages(mara)
    await mara.context.setOffline(true)
    await mara.page.goto(`/${code}?tv`)
    await expect(mara.page.getByRole('heading', { name: title })).toBeVisible()
    await accessible(mara)
    expect(await keptPaths(mara)).not.toContain(`/${code}`)
    await mara.context.setOffline(false)
    await mara.press(mara.page.getByRole('link', { name: again }))
    await mara.awake()
    expect(mara.page.url()).toMatch(new RegExp(`/${code}\\?tv$`))
  }
})

test('how to play is there without a network, once it has been read', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone', { serviceWorkers: 'allow' })
  mara.forgive(...OFFLINE)
  await mara.visit('/how-to/robot-revolution')
  await looksAfterPages(mara)
  await expect.poll(() => keptPaths(mara)).toContain('/how-to/robot-revolution')
  await mara.page.waitForLoadState('networkidle')
  await mara.context.setOffline(true)
  await mara.reload()
  await expect(mara.page.getByRole('heading', { name: 'Robot Revolution', level: 1 })).toBeVisible()
  const isDrawn = mara.page
    .locator('main img, .card img')
    .first()
    .evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
  expect(await isDrawn).toBe(true)
  // What was never read is told of as such.
  await mara.page.goto('/how-to/cardbot-derby')
  await expect(mara.page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test('the menu offers to install, once the browser does', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await openRoom(mara)
  await mara.pressButton(mara.words.app.menu)
  const install = mara.page.getByRole('button', { name: 'Install Robot Night here' })
  await expect(install).toHaveCount(0)
  // Told again until somebody listens: no page waits for that.
  const offered = async () => {
    await mara.page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Object.assign(window, { isAsked: true }),
      })
      dispatchEvent(offer)
    })
    return install.count()
  }
  await expect.poll(offered).toBe(1)
  await mara.press(install)
  await expect(install).toHaveCount(0)
  expect(await mara.page.evaluate(() => 'isAsked' in window)).toBe(true)
})
