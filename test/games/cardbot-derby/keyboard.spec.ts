import { aloudOf } from '../../../web/src/games/cardbot-derby/aloud.ts'
import { WORDS } from '../../../web/src/games/cardbot-derby/words/words.ts'
import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { hearsAll, hearsQuestion } from '../../table/hearing.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { barSaying } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { cardName } from '../../table/words.ts'
import { bestOrder } from './brain.ts'
import { askedOf, ended, hand, isOver, NEAR, viewOf } from './table.ts'
import { toCard } from './keyboard.ts'
import { cardsOf, comesToHand, openRobot } from './playing.ts'

test('by keyboard alone from the board maker, through a round, to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const keys = new Keys(mara)
  const voice = await Listener.at(mara)
  await mara.visit(`/games/cardbot-derby/boards?board=${NEAR}`)

  await test.step('a room on this board, one robot each, without a clock, against a tin robot', async () => {
    await keys.use('button', 'Play this board')
    await keys.to('textbox', 'Your name tonight')
    await keys.type('Mara')
    await keys.press('Enter')
    await expect(barSaying(mara, 'You’re the host: deal when everyone’s ready')).toBeVisible()
    for (const [option, choice] of CHOICES) {
      await keys.choose(option, choice)
      const radio = mara.page.getByRole('group', { name: option }).getByRole('radio', { name: choice, exact: true })
      await expect(radio).toBeChecked()
    }
    await keys.use('button', /Add a bot as Trundle/, 'Space')
    await keys.use('button', 'Deal')
    await expect(hand(mara)).toBeVisible()
  })

  await test.step('a lifted card goes along with the arrows, and back by Escape', async () => {
    await comesToHand(mara)
    const [first = '', second = '', ...rest] = await cardsOf(mara)
    await toCard(keys, named(mara, first))
    await keys.press('Enter')
    await keys.press('ArrowRight')
    await expect.poll(() => cardsOf(mara)).toEqual([second, first, ...rest])
    await keys.press('Escape')
    await expect.poll(() => cardsOf(mara)).toEqual([first, second, ...rest])
    await keys.press('Enter')
    await keys.press('End')
    await keys.press('Enter')
    await expect.poll(() => cardsOf(mara)).toEqual([second, ...rest, first])
  })

  await test.step('every question is answered', async () => {
    let isHandedOver = false
    while (!isHandedOver && (await isAsked(mara))) {
      await hearsQuestion(voice, mara)
      await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
      if (askedOf(mara) === 'ping') await givesWay(mara, keys)
      else {
        await programs(mara, keys)
        isHandedOver = true
      }
    }
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara))
  })

  await test.step('all of it was said aloud, and once', async () => {
    await WORDS.fetch('en')
    await hearsAll(voice, mara, { aloudOf, isCovered: false })
  })

  await test.step('and dealt once more', async () => {
    await keys.use('button', 'Deal again')
    await expect(hand(mara)).toBeVisible({ timeout: 20_000 })
  })
})

const CHOICES = [
  ['Clock', 'No clock'],
  ['Robots each', '1'],
] as const

const named = (guest: Guest, rank: string): RegExp => {
  const robot = openRobot(guest)
  const suit = robot === null ? undefined : viewOf(guest).robots[robot]?.suit
  return new RegExp(`^${cardName(`${rank}${suit ?? ''}`, 'en')},`)
}

/** Waits for the next question; false: the match is over. */
async function isAsked(guest: Guest): Promise<boolean> {
  await expect.poll(() => isOver(guest) || askedOf(guest) !== null, { intervals: [50], timeout: 45_000 }).toBe(true)
  return !isOver(guest)
}

/** What is shown before is ended by Escape. A figure lays the card that has the focus in that place. */
async function programs(guest: Guest, keys: Keys): Promise<void> {
  await keys.press('Escape')
  const robot = await comesToHand(guest)
  for (const [at, card] of bestOrder(viewOf(guest), robot).entries()) {
    if ((await cardsOf(guest))[at] === card) continue
    await toCard(keys, named(guest, card))
    await keys.press(String(at + 1))
    await expect.poll(async () => (await cardsOf(guest))[at]).toBe(card)
  }
  const { round } = viewOf(guest)
  await keys.use('button', 'Lock in')
  await expect.poll(() => openRobot(guest) === null || viewOf(guest).round > round, { timeout: 20_000 }).toBe(true)
}

async function givesWay(guest: Guest, keys: Keys): Promise<void> {
  const { phase } = viewOf(guest)
  await keys.press('Escape')
  await keys.use('button', /^(Up|Right|Down|Left)$/)
  await expect.poll(() => viewOf(guest).phase, { timeout: 20_000 }).not.toEqual(phase)
}
