import { REPLAY } from '../../web/src/routes/replay/[id]/words.ts'
import { TOGETHER } from '../../web/src/routes/replay/[id]/together/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { played } from '../table/ended.ts'
import type { Guest } from '../table/Guest.ts'
import { seen } from '../table/seen.ts'

const [en, de] = [TOGETHER.en, TOGETHER.de]
const sliderOf = ({ page }: Guest) => page.getByRole('slider')
const stripOf = ({ page, language }: Guest, saying: string) =>
  page.getByRole('region', { name: TOGETHER[language].title }).getByRole('button').filter({ hasText: saying })
/** Who is here, and the link. */
const opened = (guest: Guest) => guest.press(stripOf(guest, '').first())

test('three devices watch a replay together: after the leader, on one’s own and back, and after another leader', async ({
  evening,
}) => {
  test.setTimeout(240_000)
  const { id } = await played(evening, 'robot-revolution')
  const mara = await evening.invite('Mara', 'desktop')
  await mara.visit(`/replay/${id}#m=3`)
  await expect(sliderOf(mara)).toHaveValue('3')
  await mara.pressButton(REPLAY.en.together)
  await expect(seen(mara.page, en.about)).toBeVisible()
  await accessible(mara, 'before it begins', ['dark'])
  await mara.page.getByLabel(TOGETHER.en.name.label).fill('Mara')
  await mara.pressButton(en.begin)
  await expect(stripOf(mara, en.youLead)).toBeVisible()
  await accessible(mara, 'the link', ['dark'])
  const link = await mara.page.getByRole('img', { name: /\?with=/ }).getAttribute('aria-label')
  const path = `/replay/${id}?with=${link?.split('?with=').at(1)}`
  expect(new URL(mara.page.url()).search).toBe(new URL(path, 'http://here').search)
  await mara.page.keyboard.press('Escape')

  const ben = await evening.invite('Ben', 'phone')
  const ida = await evening.invite('Ida', 'phone', { locale: 'de-DE' })
  for (const guest of [ben, ida]) {
    await guest.visit(path)
    await expect(sliderOf(guest), 'late, and at the right moment at once').toHaveValue('3')
  }
  await expect(stripOf(ben, `Mara ${en.isLed}`)).toBeVisible()
  await expect(stripOf(ida, `Mara ${de.isLed}`)).toBeVisible()
  await expect(stripOf(mara, en.along(2))).toBeVisible()
  await accessible(ida, 'led', ['dark'])

  // The leader scrubs, and looks through other eyes.
  await sliderOf(mara).fill('9')
  await mara.page.getByRole('radio', { name: 'Ben' }).check()
  for (const guest of [ben, ida]) await expect(sliderOf(guest)).toHaveValue('9')
  await expect(seen(ben.page, REPLAY.en.through('Ben'))).toBeVisible()
  await mara.pressButton(REPLAY.en.stepOn)
  const stepped = await sliderOf(mara).inputValue()
  for (const guest of [ben, ida]) await expect(sliderOf(guest)).toHaveValue(stepped)

  // Ida looks about on her own; the others do not notice, and she comes back.
  await ida.pressButton(REPLAY.de.stepBack)
  await expect(stripOf(ida, de.alone)).toBeVisible()
  await accessible(ida, 'on her own', ['dark'])
  await sliderOf(mara).fill('20')
  await expect(sliderOf(ben)).toHaveValue('20')
  await expect(stripOf(ida, `Mara ${de.isAt(20)}`)).toBeVisible()
  await expect(sliderOf(ida)).not.toHaveValue('20')
  await ida.pressButton(de.back)
  await expect(sliderOf(ida)).toHaveValue('20')

  // It plays, and stops.
  await mara.pressButton(REPLAY.en.play)
  await expect.poll(async () => Number(await sliderOf(ben).inputValue()), { timeout: 20_000 }).toBeGreaterThan(21)
  await expect(ben.page.getByRole('button', { name: REPLAY.en.pause })).toBeVisible()
  await mara.pressButton(REPLAY.en.pause)
  await expect(ben.page.getByRole('button', { name: REPLAY.en.play })).toBeVisible()
  await expect(sliderOf(ida)).toHaveValue(await sliderOf(mara).inputValue())

  // A page that reloads leads again.
  await mara.reload()
  await expect(stripOf(mara, en.youLead)).toBeVisible()
  await mara.pressButton(REPLAY.en.stepBack)
  await expect(sliderOf(ben)).toHaveValue(await sliderOf(mara).inputValue())

  // Ben gives a name, is passed the lead, and goes; the lead is free, and Ida takes it.
  await opened(ben)
  await ben.page.getByLabel(TOGETHER.en.name.label).fill('Ben')
  await ben.pressButton(en.call)
  await accessible(ben, 'who is here', ['dark'])
  await ben.page.keyboard.press('Escape')
  await opened(mara)
  await mara.pressButton(en.passTo('Ben'))
  await mara.page.keyboard.press('Escape')
  await expect(stripOf(ben, en.youLead)).toBeVisible()
  await expect(stripOf(mara, `Ben ${en.isLed}`)).toBeVisible()
  await sliderOf(ben).fill('5')
  for (const guest of [mara, ida]) await expect(sliderOf(guest)).toHaveValue('5')
  await ben.page.close()
  await expect(stripOf(ida, `Ben ${de.away}`)).toBeVisible()
  await expect(stripOf(ida, `Ben ${de.gone}`)).toBeVisible({ timeout: 30_000 })
  await accessible(ida, 'nobody leads', ['dark'])
  await ida.pressButton(de.take)
  await expect(stripOf(mara, `${en.somebody} ${en.isLed}`)).toBeVisible()
  await sliderOf(ida).fill('7')
  await expect(sliderOf(mara)).toHaveValue('7')

  // If you leave, you watch on your own.
  await opened(mara)
  await mara.pressButton(en.end)
  await expect(mara.page.getByRole('region', { name: en.title })).toHaveCount(0)
  expect(new URL(mara.page.url()).search).toBe('')
  await expect(stripOf(ida, de.along(0))).toBeVisible()
  expect(await ida.context.cookies(), 'nobody is remembered').toEqual([])
})

test('a page about a match leads straight to watching it together; a link to where nobody does any more, to the replay', async ({
  evening,
}) => {
  test.setTimeout(240_000)
  const { id } = await played(evening, 'robot-revolution')
  const mara = await evening.invite('Mara', 'desktop')

  await test.step('from the page about it', async () => {
    await mara.visit(`/replay/${id}`)
    await mara.pressButton(REPLAY.en.together)
    await expect(seen(mara.page, en.about)).toBeVisible()
    await mara.page.getByLabel(TOGETHER.en.name.label).fill('Mara')
    await mara.pressButton(en.begin)
    await expect(stripOf(mara, en.youLead)).toBeVisible()
    await mara.page.keyboard.press('Escape')
    await mara.pressButton(REPLAY.en.back)
    await mara.pressButton(REPLAY.en.watch)
    await expect(stripOf(mara, en.youLead), 'with whom it was watched').toBeVisible()
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('by an old link', async () => {
    await mara.visit(`/replay/${id}?with=${'A'.repeat(12)}`)
    await expect(stripOf(mara, en.over)).toBeVisible()
    await accessible(mara, 'over', ['dark'])
    await mara.pressButton(REPLAY.en.stepOn)
    await expect(sliderOf(mara)).not.toHaveValue('0')
    await mara.pressButton(en.close)
    await expect(mara.page.getByRole('region', { name: en.title })).toHaveCount(0)
  })
})
