import type { SiteStatus } from '@robot-night/protocol'
import { STATUS } from '../../web/src/routes/status/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { seen } from '../table/seen.ts'

for (const language of ['en', 'de'] as const) {
  const words = STATUS[language]
  const locale = language === 'de' ? 'de-DE' : 'en-GB'

  test(`whether everything is up can be seen by everybody, ${language}`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale })
    const { page } = mara
    await mara.visit('/')
    await page.getByRole('link', { name: words.title }).click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.verdicts.fine.title })).toBeVisible()
    await expect(seen(page, `${words.parts.rooms} ${words.parts.up}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: words.now.playing })).toContainText(words.now.atLeast(0))
    await expect(seen(page, new RegExp(`^${words.now.way(1).split('1')[0]}`))).toBeVisible()
    await accessible(mara, 'up')
  })

  test(`what does not answer is said plainly, ${language}`, async ({ evening, request }) => {
    const mara = await evening.invite('Mara', 'phone', { locale })
    mara.forgive(/status of 503/, /answered 503/)
    const { page } = mara
    const told: SiteStatus = await (await request.get('/api/status')).json()
    let answer: SiteStatus | null = { ...told, works: { rooms: true, list: true, archive: false }, tables: null }
    await page.route('**/api/status', async (route) =>
      answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503 }),
    )
    const looksAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const said = (verdict: keyof typeof words.verdicts) =>
      expect(page.getByRole('status').filter({ hasText: words.verdicts[verdict].title })).toBeVisible()

    await mara.visit('/status')
    await said('partly')
    await expect(page.getByRole('listitem').filter({ hasText: words.parts.archive })).toContainText(words.parts.down)
    await expect(seen(page, words.now.unknown)).toBeVisible()
    await accessible(mara, 'partly')

    answer = { ...told, works: { rooms: false, list: true, archive: true }, tables: { open: 20, playing: 10 } }
    await looksAgain()
    await said('down')
    await expect(page.getByText(words.now.atLeast(20))).toBeAttached()

    answer = null
    await looksAgain()
    await said('unreached')
    await accessible(mara, 'unreached')
  })
}
