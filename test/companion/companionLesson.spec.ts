import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { lostDrawings } from '../table/drawings.ts'
import type { Guest } from '../table/Guest.ts'
import { Keys } from '../table/Keys.ts'
import { Listener } from '../table/Listener.ts'
import { COMPANION, COVERED, covers, held, holding, openWith, panel } from '../table/phone.ts'
import { startingWith } from '../table/words.ts'
import { words as de } from '../../web/src/lib/words/de/pages/companionLesson.ts'
import { words as en } from '../../web/src/lib/words/en/pages/companionLesson.ts'

const LESSON = { en, de } as const
const partOf = (guest: Guest) => guest.page.getByRole('region', { name: LESSON[guest.language].label, exact: true })
const heading = (guest: Guest, name: string) => partOf(guest).getByRole('heading', { name, exact: true, level: 3 })

for (const [locale, width, height] of [
  ['en-GB', 390, 844],
  ['de-DE', 320, 568],
] as const) {
  test(`the lesson is found on the start page, and played by taps on a phone (${locale})`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale, viewport: { width, height } })
    const words = COMPANION[mara.language]
    const { steps, done, next, fromStart, title } = LESSON[mara.language]
    const taps = (name: string) => mara.press(partOf(mara).getByRole('button', { name: startingWith(name) }))
    await mara.visit('/companion')
    await mara.press(mara.page.getByRole('link', { name: words.intro.lesson }))
    await expect(mara.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

    await expect(heading(mara, steps.deal.title)).toBeVisible()
    await taps(words.intro.deal)
    await expect(heading(mara, steps.cover.title)).toBeVisible()
    expect(await lostDrawings(mara.page)).toEqual([])
    await taps(words.cover.robot)
    await expect(heading(mara, steps.convert.title)).toBeVisible()
    await expect(panel(mara, 'robot')).not.toContainText('PassBot')
    await taps(words.head.info)
    await taps(words.info.entries.convert.name)
    await expect(heading(mara, steps.held.title)).toBeVisible()
    expect(await covers(mara)).toEqual({ robot: true, power: false, allegiance: false })
    await taps(next)
    await taps(words.turn.G)
    await expect(heading(mara, steps.converted.title)).toBeVisible()
    await taps(words.head.info)
    await taps(words.info.entries.converted.name)
    await expect(heading(mara, steps.shuffle.title)).toBeVisible()
    expect(await covers(mara)).toEqual({ ...COVERED, allegiance: false })
    await taps(words.head.shuffle)
    await mara.pressButton(words.again.yes)
    await expect(heading(mara, done.title)).toBeVisible()
    await expect(panel(mara, 'robot')).toContainText('CheatBot')
    await accessible(mara)
    await taps(fromStart)
    await expect(heading(mara, steps.deal.title)).toBeVisible()
  })
}

test('the lesson is played by keys alone, and each step is said once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const words = COMPANION.en
  const { steps, done } = en
  const reaches = async ({ title, text }: { title: string; text: string }) => {
    await expect(heading(mara, title)).toBeVisible()
    await expect.poll(() => timesSaid(voice, text)).toBe(1)
    await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
  }
  await mara.visit('/companion/lesson')
  await keys.use('button', words.intro.deal)
  await reaches(steps.cover)
  await keys.use('button', words.cover.robot)
  await reaches(steps.convert)
  await keys.use('button', words.head.info)
  await keys.use('button', startingWith(words.info.entries.convert.name))
  await reaches(steps.held)
  await keys.use('button', en.next)
  await reaches(steps.turn)
  await keys.use('button', words.turn.G)
  await reaches(steps.converted)
  await keys.use('button', words.head.info)
  await keys.use('button', startingWith(words.info.entries.converted.name))
  await reaches(steps.shuffle)
  await keys.use('button', words.head.shuffle)
  await keys.use('button', words.again.yes)
  await reaches(done)
})

test('the lesson leaves the phone’s own cards as they are, and every step can be skipped', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await openWith(mara, holding())
  await mara.visit('/companion/lesson')
  for (const name of ['deal', 'cover', 'convert', 'held', 'turn', 'converted', 'shuffle'] as const) {
    await expect(heading(mara, en.steps[name].title)).toBeVisible()
    await mara.pressButton(name === 'held' ? en.next : 'Skip this step')
  }
  await expect(heading(mara, en.done.title)).toBeVisible()
  expect(await held(mara)).toEqual(holding())
})

const timesSaid = ({ heard }: Listener, words: string): number =>
  heard.reduce((times, { text }) => times + text.split(words).length - 1, 0)
