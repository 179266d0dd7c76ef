import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import type { Guest } from '../../table/Guest.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { barSaying } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { cardName, escaped, REVOLUTION } from '../../table/words.ts'
import { STEPS, type Answer, type Step } from '../../../web/src/games/robot-revolution/lesson/story.ts'
import { words as de } from '../../../web/src/lib/words/de/titles/robot-revolution/lesson.ts'
import { words as en } from '../../../web/src/lib/words/en/titles/robot-revolution/lesson.ts'
import { handOf, hand, skipsTheatre, target } from './playing.ts'
import { seen } from '../../table/seen.ts'

const LESSON = { en, de } as const
const lessonOf = ({ language }: Guest) => LESSON[language]
const partOf = (guest: Guest) => guest.page.getByRole('region', { name: lessonOf(guest).label, exact: true })
const heading = (guest: Guest, name: string) => partOf(guest).getByRole('heading', { name, exact: true, level: 3 })

/** Cards and where they go. */
function playsIn(answer: Answer | null): { card: string; battlefield: number }[] {
  if (!answer || answer.kind === 'mulligan' || 'pass' in answer.action) return []
  return 'plays' in answer.action ? answer.action.plays : [answer.action]
}

for (const locale of ['en-GB', 'de-DE']) {
  test(`the lesson is played by taps on a phone (${locale})`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale, viewport: { width: 360, height: 640 } })
    const { steps, won, fromStart } = lessonOf(mara)
    await skipsTheatre(mara)
    await mara.visit('/how-to/robot-revolution')
    await expect(heading(mara, steps.keep.title)).toBeVisible()
    expect(await mara.page.evaluate(() => scrollY), 'the page is read from its top').toBe(0)

    for (const step of STEPS) {
      await test.step(step.name, async () => {
        await expect(heading(mara, steps[step.name].title)).toBeVisible({ timeout: 20_000 })
        if (step.name === 'up') await triesElsewhere(mara)
        await tapsThrough(mara, step)
      })
    }
    await expect(heading(mara, won.title)).toBeVisible({ timeout: 20_000 })
    await accessible(mara)
    await mara.pressButton(fromStart)
    await expect(heading(mara, steps.keep.title)).toBeVisible()
  })
}

/** A card that isn't meant is answered kindly, and is in hand again. */
async function triesElsewhere(mara: Guest): Promise<void> {
  const before = await handOf(mara)
  await lays(mara, { card: 'JC', battlefield: 5 })
  await expect(seen(partOf(mara), lessonOf(mara).steps.up.hint ?? '')).toBeVisible()
  await expect.poll(() => handOf(mara)).toEqual(before)
}

async function tapsThrough(mara: Guest, { does }: Step): Promise<void> {
  const { ask } = REVOLUTION[mara.language]
  if (!does) return mara.pressButton(lessonOf(mara).next)
  if (does.kind === 'mulligan') return mara.pressButton(ask.keep)
  for (const play of playsIn(does)) await lays(mara, play)
  if (does.kind === 'faceDown') await mara.pressButton(ask.layDown)
}

async function lays(mara: Guest, { card, battlefield }: { card: string; battlefield: number }): Promise<void> {
  const name = cardName(card, mara.language)
  await mara.press(hand(mara).getByRole('button', { name, exact: true }))
  await mara.press(target(mara, battlefield))
  // Face down a tap lays it; face up a button plays it.
  const plays = mara.page.getByRole('button', { name: REVOLUTION[mara.language].ask.playOn(battlefield), exact: true })
  if (await plays.isVisible()) await mara.press(plays)
}

test('the lesson is played by keys alone, and each step is said once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const { ask } = REVOLUTION.en
  const laysByKey = async (card: string, field: number, isDown = false) => {
    await keys.use('button', cardName(card, 'en'), 'Space')
    await keys.use('button', new RegExp(`^Battlefield ${field}, .*would make`))
    if (!isDown) await keys.use('button', ask.playOn(field))
  }
  await mara.visit('/how-to/robot-revolution')

  await test.step('a wrong card is answered in words', async () => {
    await keys.use('button', ask.keep)
    await expect(heading(mara, en.steps.up.title)).toBeVisible()
    await laysByKey('JC', 5)
    await expect.poll(() => timesSaid(voice, en.steps.up.hint ?? '')).toBe(1)
  })

  for (const { name, does } of STEPS.slice(1)) {
    await test.step(name, async () => {
      await skipsTo(mara, heading(mara, en.steps[name].title))
      const { title, text } = en.steps[name]
      await expect.poll(() => timesSaid(voice, text)).toBe(1)
      expect(voice.heardSay('polite', new RegExp(`${escaped(title)}[.?]? ${escaped(text)}`))).toBe(true)
      await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
      if (!does) return keys.use('button', en.next)
      const isDown = does.kind === 'faceDown'
      for (const { card, battlefield } of playsIn(does)) await laysByKey(card, battlefield, isDown)
      if (does.kind === 'faceDown') await keys.use('button', ask.layDown)
    })
  }
  await skipsTo(mara, heading(mara, en.won.title))
  await expect.poll(() => timesSaid(voice, en.won.text)).toBe(1)
  for (const { name } of STEPS.slice(1)) expect(timesSaid(voice, en.steps[name].text), name).toBe(1)
  for (const battle of ['2: you take it, 13 to 12.', '2: you break through, 21 to 13.'])
    expect(voice.heardOf(battle)).toBe(true)
  await accessible(mara)
})

test('the last battle can be missed, and fought once more; every other step can be skipped', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  await mara.visit('/how-to/robot-revolution')
  for (const { name, does } of STEPS.slice(0, -2)) {
    await skipsTo(mara, heading(mara, en.steps[name].title))
    await mara.pressButton(does ? 'Skip this step' : en.next)
  }
  await expect(heading(mara, en.steps.last.title)).toBeVisible()
  const before = await handOf(mara)
  await lays(mara, { card: '5H', battlefield: 1 })
  await expect(heading(mara, en.steps.blow.title)).toBeVisible()
  for (const card of ['4S', '3C']) await lays(mara, { card, battlefield: 1 })
  await mara.pressButton(REVOLUTION.en.ask.layDown)
  await skipsTo(mara, heading(mara, en.missed.title))
  await mara.pressButton(en.retry)
  await expect(heading(mara, en.steps.last.title)).toBeVisible()
  await expect.poll(() => handOf(mara)).toEqual(before)
  await expect(barSaying(mara, REVOLUTION.en.ask.faceUp.title)).toBeVisible()
})

const timesSaid = ({ heard }: Listener, words: string): number =>
  heard.reduce((times, { text }) => times + text.split(words).length - 1, 0)
