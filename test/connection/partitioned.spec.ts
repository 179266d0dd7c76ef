import { expect, test } from '../fixtures.ts'
import { Blog } from '../table/blog.ts'
import { seen } from '../table/seen.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout']
const path = process.env.CHROMIUM_PATH
test.use({ launchOptions: { ...(path ? { executablePath: path } : {}), args: ARGS } })

test('a table in a frame is live where the browser blocks cookies of third parties, and its link leads to the seat', async ({
  evening,
  baseURL,
}) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  await mara.windsUp(1)
  const { origin } = new URL(baseURL ?? '')
  const blog = await Blog.about(`${origin}/embed/${mara.code}?lang=en`)
  const reader = await evening.inviteAs(mara, 'desktop')
  const { page } = reader
  // No frame of another site brings the cookie along.
  const sent: (string | undefined)[] = []
  page.on('request', async (request) => {
    if (request.url().includes('/embed/')) sent.push((await request.allHeaders()).cookie)
  })
  await page.goto(blog.at('localhost'))
  const frame = page.frameLocator('iframe')
  await expect(seen(frame, 'Not dealt yet')).toBeVisible()
  await expect.poll(() => sent).toEqual([undefined])
  await mara.deals()
  await expect(seen(frame, 'Live', { exact: true })).toBeVisible()
  await expect(frame.getByRole('list', { name: 'Your hand' })).toHaveCount(0)

  // On a page of its own the browser knows her.
  const opened = page.waitForEvent('popup')
  await frame.locator(`a[href*="/${mara.code}"]`).first().click()
  const own = await opened
  await expect(own).toHaveURL(new RegExp(`^${origin}/${mara.code}`))
  await expect(own.getByRole('list', { name: 'Your hand' })).toBeVisible()
  await blog.close()
})
