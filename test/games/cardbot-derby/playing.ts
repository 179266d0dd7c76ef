import { expect } from '@playwright/test'
import type { Rank, RobotIndex } from '@robot-night/engine/games/cardbot-derby'
import type { Guest } from '../../table/Guest.ts'
import { cardName, startingWith } from '../../table/words.ts'
import { bestOrder } from './brain.ts'
import { askedOf, hand, handOver, isOver, sideButton, viewOf } from './table.ts'

/** Rounds are shown step by step; people in a hurry skip them. */
export async function skipsTheatre(guest: Guest): Promise<void> {
  const skip = guest.page.getByRole('button', { name: guest.words.room.skip, exact: true })
  await guest.page.addLocatorHandler(skip, async () => {
    // It may end by itself just before it is pressed.
    await skip.click({ timeout: 500 }).catch(() => {})
  })
}

/** Plays as well as the ghost shows, until something is so or the match is over. */
export async function plays(guest: Guest, isSo: () => boolean = () => false): Promise<void> {
  for (;;) {
    await expect.poll(() => isSo() || isOver(guest) || askedOf(guest) !== null, WAITING).toBe(true)
    if (isSo() || isOver(guest)) return
    if (askedOf(guest) === 'ping') await givesWay(guest)
    else await programs(guest)
  }
}
const WAITING = { intervals: [50], timeout: 45_000 }

/** One robot's cards, ordered and handed over; usually as well as the ghost shows. */
export async function programs(guest: Guest, order?: readonly Rank[]): Promise<void> {
  const robot = await comesToHand(guest)
  const { round } = viewOf(guest)
  await lays(guest, order ?? bestOrder(viewOf(guest), robot))
  await guest.press(handOver(guest))
  await expect.poll(() => openRobot(guest) !== robot || viewOf(guest).round > round, WAITING).toBe(true)
}

/** The first robot whose cards wait, once they can be ordered. */
export async function comesToHand(guest: Guest): Promise<RobotIndex> {
  const robot = openRobot(guest)
  if (robot === null) throw new Error(`${guest.name} has no robot without a program`)
  await expect(handOver(guest)).toBeEnabled({ timeout: 20_000 })
  // The cards are fetched apart.
  await expect(hand(guest).getByRole('button').first()).toBeVisible()
  return robot
}

/** The first of one's robots that has no program yet. */
export const openRobot = (guest: Guest): RobotIndex | null => {
  const { phase, own } = viewOf(guest)
  return phase.kind === 'choose' ? (own.find(({ program }) => program === null)?.robot ?? null) : null
}

/** Two taps swap two cards. */
export async function lays(guest: Guest, order: readonly Rank[]): Promise<void> {
  for (const [place, card] of order.entries()) {
    const lying = (await cardsOf(guest))[place]
    if (lying === undefined || lying === card) continue
    await guest.press(cardOf(guest, card))
    await guest.press(cardOf(guest, lying))
    await expect.poll(async () => (await cardsOf(guest))[place]).toBe(card)
  }
}

/** The cards in the order in which they lie. */
export const cardsOf = (guest: Guest): Promise<string[]> =>
  hand(guest)
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))

/** One of one's own cards, by its name: the suit is that of the robot whose cards lie open. */
export const cardOf = (guest: Guest, rank: string) =>
  hand(guest).getByRole('button', {
    name: new RegExp(
      SUITS.map((suit) => startingWith(`${cardName(`${rank}${suit}`, guest.language)},`).source).join('|'),
    ),
  })
const SUITS = ['H', 'C', 'D', 'S']

/** To the side that is taken anyway. */
export async function givesWay(guest: Guest): Promise<void> {
  const { phase } = viewOf(guest)
  if (phase.kind !== 'ping') throw new Error(`a side to choose, not ${phase.kind}`)
  await guest.press(sideButton(guest, phase.sides[0]))
  await expect.poll(() => viewOf(guest).phase, WAITING).not.toEqual(phase)
}
