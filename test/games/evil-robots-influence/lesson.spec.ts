import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import type { Guest } from '../../table/Guest.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { startingWith } from '../../table/words.ts'
import { STEPS, type StepName } from '../../../web/src/games/evil-robots-influence/lesson/story.ts'
import { cards as cardsDe } from '../../../web/src/lib/words/de/titles/evil-robots-influence/cards.ts'
import { words as de } from '../../../web/src/lib/words/de/titles/evil-robots-influence/lesson.ts'
import { cards as cardsEn } from '../../../web/src/lib/words/en/titles/evil-robots-influence/cards.ts'
import { words as en } from '../../../web/src/lib/words/en/titles/evil-robots-influence/lesson.ts'
import { said } from './table.ts'
import { seen } from '../../table/seen.ts'

const LESSON = { en, de } as const
const CARDS = { en: cardsEn.of, de: cardsDe.of } as const
const HOW_TO = '/how-to/evil-robots-influence'
const partOf = (guest: Guest) => guest.page.getByRole('region', { name: LESSON[guest.language].label, exact: true })
const heading = (guest: Guest, name: string) => partOf(guest).getByRole('heading', { name, exact: true, level: 3 })

/** What is pressed in a step, one after another, by what it's called; a radio is chosen. */
type Press = string | RegExp | { radio: string }

function pressesIn(guest: Guest): Readonly<Record<StepName, readonly Press[]>> {
  const { table, turn, finale } = said(guest)
  const { act } = turn
  const cards = CARDS[guest.language]
  const own = startingWith(turn.me)
  const next = LESSON[guest.language].next
  return {
    hand: [table.asks.raise],
    offer: [{ radio: table.asks.gems(1) }, table.asks.seal(1)],
    coin: [
      startingWith(turn.names.own),
      act.turnTo({ whose: { name: turn.me, isMe: true }, slot: 'shown', face: 'T' }),
    ],
    giant: [startingWith(act.playNamed(cards.R01.name)), act.use],
    keep: [startingWith(act.endTurn)],
    telly: [next],
    flute: [startingWith(act.playNamed(cards.L14.name)), own, act.use],
    counted: [next],
    split: [finale.split.agreeTo(1)],
  }
}

for (const [locale, width, height] of [
  ['en-GB', 360, 640],
  ['de-DE', 320, 568],
] as const) {
  test(`the lesson is played by taps on a phone (${locale})`, async ({ evening }) => {
    test.setTimeout(90_000)
    const mara = await evening.invite('Mara', 'phone', { locale, viewport: { width, height } })
    const { steps, won, fromStart } = LESSON[mara.language]
    const presses = pressesIn(mara)
    await mara.visit(HOW_TO)
    await expect(heading(mara, steps.hand.title)).toBeVisible()
    expect(await mara.page.evaluate(() => scrollY), 'the page is read from its top').toBe(0)

    await test.step('a hand that stays down is answered kindly', async () => {
      await mara.press(partOf(mara).getByRole('button', { name: said(mara).table.asks.leave, exact: true }))
      await expect(seen(partOf(mara), steps.hand.hint ?? '')).toBeVisible()
      await expect(heading(mara, steps.hand.title)).toBeVisible()
    })
    for (const { name } of STEPS) {
      await test.step(name, async () => {
        await skipsTo(mara, heading(mara, steps[name].title))
        for (const press of presses[name]) await taps(mara, press)
      })
    }
    await skipsTo(mara, heading(mara, won.title))
    await accessible(mara)
    await mara.press(partOf(mara).getByRole('button', { name: fromStart, exact: true }))
    await expect(heading(mara, steps.hand.title)).toBeVisible()
  })
}

async function taps(guest: Guest, press: Press): Promise<void> {
  if (typeof press === 'object' && 'radio' in press) {
    // A narrow table has steps instead: one more.
    const amount = partOf(guest).getByRole('group', { name: said(guest).table.asks.amount, exact: true })
    return guest.press(amount.getByRole('button').last())
  }
  const exact = typeof press === 'string'
  await guest.press(partOf(guest).getByRole('button', { name: press, exact, disabled: false }).last())
}

test('the lesson is played by keys alone, and each step is said once', async ({ evening }) => {
  test.setTimeout(90_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const presses = pressesIn(mara)
  await mara.visit(HOW_TO)
  for (const [at, { name }] of STEPS.entries()) {
    await test.step(name, async () => {
      const { title, text } = en.steps[name]
      await skipsTo(mara, heading(mara, title))
      if (at > 0) {
        await expect.poll(() => timesSaid(voice, text)).toBe(1)
        await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
      }
      for (const press of presses[name]) {
        if (typeof press === 'object' && 'radio' in press) await keys.to('radio', press.radio)
        else await keys.use('button', press)
      }
    })
  }
  await skipsTo(mara, heading(mara, en.won.title))
  await expect.poll(() => timesSaid(voice, en.won.text)).toBe(1)
  for (const { name } of STEPS.slice(1)) expect(timesSaid(voice, en.steps[name].text), name).toBe(1)
  await accessible(mara)
})

test('every step can be skipped', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  await mara.visit(HOW_TO)
  for (const { name, does } of STEPS) {
    await skipsTo(mara, heading(mara, en.steps[name].title))
    await mara.pressButton(does ? 'Skip this step' : en.next)
  }
  await skipsTo(mara, heading(mara, en.won.title))
})

const timesSaid = ({ heard }: Listener, words: string): number =>
  heard.reduce((times, { text }) => times + text.split(words).length - 1, 0)
