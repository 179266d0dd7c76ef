import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, deal, openRoom, windUp } from '../../table/room.ts'
import { Wire } from '../../table/Wire.ts'
import { askedOf, comesToBar, hand, playUntil, questionOf, said, skipsTheatre, target } from './playing.ts'

test.use({ reducedMotion: 'no-preference' })

test('a tap is answered within two frames, and the table’s word follows', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const wire = await Wire.of(mara)
  await toFirstCard(mara)
  const cards = hand(mara).getByRole('button')
  const card = cards.first()
  const name = (await card.getAttribute('aria-label')) ?? ''

  wire.hold()
  expect(await framesAfterTap(card, () => document.querySelector('[aria-pressed=true]') !== null)).toBeLessThanOrEqual(
    2,
  )
  await expect(hand(mara).getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  const before = await cards.count()
  expect(await framesAfterTap(target(mara, 2), isAimed)).toBeLessThanOrEqual(2)
  await expect(hand(mara).getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  expect(await framesAfterTap(playOn(mara, 2), fewerCards)).toBeLessThanOrEqual(2)
  await expect(hand(mara).getByLabel(name, { exact: true })).toHaveCount(0)

  wire.release()
  await expect(barSaying(mara, questionOf(mara, 'faceUp'))).toBeHidden()
  await expect(hand(mara).locator('[aria-label]')).toHaveCount(before - 1)
  await expect(mara.page.getByRole('region', { name: /^Battlefield 2: .*You \d/ })).toBeVisible()
})

test('what the table does not take comes back, with words', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const wire = await Wire.of(mara)
  await toFirstCard(mara)
  const names = await hand(mara)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))

  // The table hears an answer to a question that is over.
  wire.bend((frame) => ('beat' in frame ? { ...frame, beat: Number(frame.beat) - 1 } : frame))
  await mara.press(hand(mara).getByRole('button').first())
  await mara.press(target(mara, 2))
  await mara.press(playOn(mara, 2))
  await expect(barSaying(mara, questionOf(mara, 'faceUp')).getByText(said(mara).ask.refused)).toBeVisible()
  await expect
    .poll(() =>
      hand(mara)
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    )
    .toEqual(names)

  wire.bend((frame) => frame)
  await mara.press(hand(mara).getByRole('button').first())
  await mara.press(target(mara, 2))
  await mara.press(playOn(mara, 2))
  await expect(barSaying(mara, questionOf(mara, 'faceUp'))).toBeHidden()
})

test('Escape takes back what was laid, though the pressed battlefield is gone and nothing has the focus', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  await toFirstCard(mara)
  await playUntil(new Map([[mara, { up: 1, down: [2, 1] }]]), () => askedOf(mara) === 'faceDown')
  await comesToBar(mara)
  const cards = hand(mara).getByRole('button')
  const before = await cards.count()
  await mara.press(cards.first())
  await mara.press(target(mara, 2))
  await expect(cards).toHaveCount(before - 1)
  await mara.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await mara.page.keyboard.press('Escape')
  await expect(cards).toHaveCount(before)
})

/** A match with a tin robot, up to her first card. */
async function toFirstCard(mara: Guest): Promise<void> {
  await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Trundle')
  await deal(mara)
  await skipsTheatre(mara)
  await mara.pressButton(said(mara).ask.keep)
  await expect(barSaying(mara, questionOf(mara, 'faceUp'))).toBeVisible({ timeout: 20_000 })
}

const playOn = (guest: Guest, battlefield: number) =>
  guest.page.getByRole('button', { name: said(guest).ask.playOn(battlefield), exact: true })

const isAimed = () => document.querySelector('.target[aria-pressed=true]') !== null
/** In the page: the card that was lifted is in the hand no longer. */
const fewerCards = () => document.querySelector('li [aria-pressed=true]') === null

/** How many frames are painted after a tap until something is so. */
function framesAfterTap(target: Locator, isSo: () => boolean): Promise<number> {
  return target.evaluate(async (element, source) => {
    const isSo = new Function(`return (${source})()`) as () => boolean
    if (!(element instanceof HTMLElement)) throw new Error('nothing to tap')
    element.click()
    for (let frames = 0; frames < 60; frames++) {
      if (isSo()) return frames
      await new Promise(requestAnimationFrame)
    }
    return Infinity
  }, String(isSo))
}
