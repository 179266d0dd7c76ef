import { expect } from '@playwright/test'
import type { Decisions } from '@robot-night/engine/games/robot-revolution'
import type { Guest } from '../../table/Guest.ts'
import { barSaying } from '../../table/room.ts'

type Kind = keyof Decisions

/** How somebody plays, so that a match is short: always their strongest cards, face up on the first place and down on the others. */
export interface Plan {
  up: number
  down: readonly [number, number]
}

const QUESTIONS: Readonly<Record<Kind, RegExp>> = {
  mulligan: /^Keep these five\?$/,
  faceUp: /^Play one card face up$/,
  noble: /^Nobility: play one more\?$/,
  faceDown: /^Lay (two cards|your last card) face down$/,
}
const RANKS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King', 'Ace']

/** Battles are shown one by one; whoever wants to go on skips them. */
export async function skipsTheatre(guest: Guest): Promise<void> {
  const skip = guest.page.getByRole('button', { name: 'Skip', exact: true })
  await guest.page.addLocatorHandler(skip, async () => {
    // It may end by itself just before it is pressed.
    await skip.click({ timeout: 500 }).catch(() => {})
  })
}

/** The question that this guest's page was asked. */
export const askedOf = ({ ear }: Guest): Kind | null => (ear.known.table?.scene.asks?.kind as Kind | undefined) ?? null
export const isOver = ({ ear }: Guest): boolean => (ear.known.table?.scene.outcome ?? null) !== null

/** Waits until somebody of these is asked, or the match is over: then null. */
export async function whoseTurn(guests: readonly Guest[]): Promise<Guest | null> {
  const found = () => guests.find((guest) => askedOf(guest) !== null) ?? null
  await expect.poll(() => found() !== null || guests.every(isOver), { intervals: [50], timeout: 30_000 }).toBe(true)
  return found()
}

/** Answers the question that lies before a guest, by clicking. */
export async function answer(guest: Guest, plan: Plan): Promise<void> {
  const kind = askedOf(guest)
  if (!kind) throw new Error(`${guest.name} is not asked anything`)
  const before = guest.ear.known.table?.scene.beat
  await expect(barSaying(guest, QUESTIONS[kind])).toBeVisible({ timeout: 20_000 })
  await ANSWERS[kind](guest, plan)
  await expect.poll(() => guest.ear.known.table?.scene.beat, { intervals: [50] }).not.toBe(before)
}

const ANSWERS: Readonly<Record<Kind, (guest: Guest, plan: Plan) => Promise<void>>> = {
  mulligan: (guest) => guest.pressButton(guest.name < 'M' ? 'Keep them' : 'Deal me five new'),
  faceUp: (guest, plan) => lay(guest, plan.up, 'Play'),
  noble: (guest, plan) => lay(guest, plan.up, 'Play'),
  async faceDown(guest, { down }) {
    const count = Math.min(2, (await handOf(guest)).length)
    for (const battlefield of down.slice(0, count)) await lay(guest, battlefield, 'Lay')
    await guest.pressButton(/^Send (it|them) in$/)
  },
}

/** The strongest card in hand onto a battlefield. */
async function lay(guest: Guest, battlefield: number, verb: 'Play' | 'Lay'): Promise<void> {
  const [strongest] = (await handOf(guest)).sort((one, other) => rankOf(other) - rankOf(one))
  if (!strongest) throw new Error(`${guest.name} has no card to play`)
  await guest.press(hand(guest).getByRole('button', { name: strongest, exact: true }))
  const aim = guest.page.getByRole('button', { name: new RegExp(`^Battlefield ${battlefield}, `) })
  if ((await aim.getAttribute('aria-pressed')) !== 'true') await guest.press(aim)
  // With two seats a tap on the battlefield lays the card at once.
  if (seatsOf(guest) > 2) await guest.pressButton(`${verb} on ${battlefield}`)
}

/** The names of the cards in hand, as they are read out. */
export async function handOf(guest: Guest): Promise<string[]> {
  const labels = hand(guest).locator('[aria-label]')
  return labels.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
}

export const hand = ({ page }: Guest) => page.getByRole('list', { name: 'Your hand' })
const seatsOf = ({ ear }: Guest) => ear.known.room?.match?.chairs.length ?? 0
const rankOf = (name: string) => RANKS.indexOf(name.split(' ')[0] ?? '')
