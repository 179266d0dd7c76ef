import { REPLAY } from '../../web/src/routes/replay/[id]/words.ts'
import { NIGHT } from '../../web/src/lib/table/night/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { played, seesTheEnd } from '../table/ended.ts'
import type { Guest } from '../table/Guest.ts'
import { seen } from '../table/seen.ts'

const words = REPLAY.en

const sliderOf = ({ page }: Guest) => page.getByRole('slider', { name: words.moment })
const hashOf = ({ page }: Guest) => new URL(page.url()).hash

test('a match is played, and watched again through every eye', async ({ evening }) => {
  test.setTimeout(240_000)
  const { id, mara: host } = await played(evening, 'robot-revolution')
  const mara = await evening.inviteAs(host, 'desktop')
  await mara.visit(`/${host.code}`)
  await seesTheEnd(mara)
  await mara.press(mara.page.getByRole('link', { name: NIGHT.en.replay }))
  await expect(mara.page.getByRole('heading', { name: words.seats })).toBeVisible()
  await accessible(mara, 'cover', ['dark'])
  const page = await mara.context.request.get(`/replay/${id}`)
  expect(page.headers()['cache-control'], 'for this browser alone').toContain('private')
  const html = await page.text()
  expect(html).toContain('property="og:title"')
  const record = await (await mara.context.request.get(`/api/matches/${id}`)).json()
  expect(html, 'the page itself holds no key').not.toContain(record.secret)

  await mara.pressButton(words.watch)
  const slider = sliderOf(mara)
  await expect(slider).toHaveValue('0')
  const last = record.moves.length
  await expect(slider).toHaveAttribute('max', String(last))

  await mara.pressButton(words.stepOn)
  await expect(slider).not.toHaveValue('0')
  await mara.pressButton(words.stepBack)
  await expect(slider).toHaveValue('0')
  await mara.page.locator('body').press('End')
  await expect(slider).toHaveValue(String(last))
  await mara.page.locator('body').press('ArrowUp')
  await expect(slider).not.toHaveValue(String(last))
  await slider.fill('4')
  await expect(seen(mara.page, `4/${last}`)).toBeVisible()

  const secrets = (name: string) => mara.page.getByRole('region', { name })
  await expect(
    secrets(words.secrets.watcher)
      .getByText(/hidden$/)
      .first(),
  ).toBeVisible()
  await mara.page.getByRole('radio', { name: words.all }).check()
  await expect(secrets(words.secrets.all).getByRole('img').first()).toBeVisible()
  await expect(secrets(words.secrets.all).getByText(/hidden$/)).toHaveCount(0)
  await accessible(mara, 'everything open')
  await mara.page.getByRole('radio', { name: 'Ben' }).check()
  await expect(
    secrets(words.secrets.of('Ben'))
      .getByText(/hidden$/)
      .first(),
  ).toBeVisible()
  await expect.poll(() => hashOf(mara)).toBe('#m=4&as=2')

  await mara.page.getByRole('radio', { name: words.marks }).check()
  const marks = mara.page.getByRole('list').getByRole('button')
  await marks.last().click()
  await expect(slider).toHaveValue(String(last))
  await mara.pressButton(words.play)
  await expect(slider).not.toHaveValue(String(last))
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 20_000 }).toBeGreaterThan(1)
  await mara.pressButton(words.pause)

  const ida = await evening.invite('Ida', 'phone', { locale: 'de-DE' })
  await ida.visit(`/replay/${id}#m=4&as=2`)
  const [theirs, eyes] = [ida.page.getByRole('slider'), REPLAY.de.eyes]
  await expect(theirs).toHaveValue('4')
  await accessible(ida, 'on a phone', ['dark'])
  await ida.press(ida.page.getByRole('button', { name: `${eyes}: Ben` }))
  await expect(ida.page.getByRole('heading', { name: REPLAY.de.secrets.of('Ben') })).toBeVisible()
  await accessible(ida, 'the eyes', ['dark'])
  expect(await ida.context.cookies()).toEqual([])

  await mara.pressButton(words.back)
  const [file] = await Promise.all([
    mara.page.waitForEvent('download'),
    mara.page.getByRole('link', { name: words.save }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`robot-night-${id}.json`)
})
test('a replay of Cardbot Derby shows what each had in hand, and all of it', async ({ evening }) => {
  const { id } = await played(evening, 'cardbot-derby')
  const ida = await evening.invite('Ida', 'desktop')
  await ida.visit(`/replay/${id}#m=4&as=2`)
  await expect(sliderOf(ida)).toHaveValue('4')
  const secrets = (name: string) => ida.page.getByRole('region', { name })
  await expect(
    secrets(words.secrets.of('Ben'))
      .getByText(/hidden$/)
      .first(),
  ).toBeVisible()
  await ida.page.getByRole('radio', { name: words.all }).check()
  await expect(secrets(words.secrets.all).getByRole('img').first()).toBeVisible()
  await expect(secrets(words.secrets.all).getByText(/hidden$/)).toHaveCount(0)
  await accessible(ida, 'everything open', ['dark'])
})

test('an address that leads to no match says so calmly', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  mara.forgive(/answered 404/, /status of 404/)
  const none = `/replay/${'A'.repeat(22)}`
  await mara.visit(none)
  await expect(mara.page.getByRole('heading', { name: words.missing.title })).toBeVisible()
  await accessible(mara)
  for (const address of [none, '/replay/nonsense', `/replay/${'A'.repeat(21)}'`]) {
    const page = await mara.context.request.get(address)
    expect([page.status(), page.headers()['cache-control']], address).toEqual([404, 'no-store'])
    expect(await page.text(), address).toContain(words.missing.title)
  }
})
