import { expect } from '@playwright/test'
import type { Decisions } from '@robot-night/engine/games/robot-revolution'
import type { Guest } from '../../table/Guest.ts'
import { barSaying } from '../../table/room.ts'
import { exactly, rankName, REVOLUTION, startingWith } from '../../table/words.ts'

export type Kind = keyof Decisions

/** How somebody plays, so that a match is short: always their strongest cards, face up on the first place and down on the others. */
export interface Plan {
  up: number
  down: readonly [number, number]
}

export const said = ({ language }: Guest) => REVOLUTION[language]

/** The question as the bar puts it. */
export function questionOf(guest: Guest, kind: Kind): RegExp {
  const { ask } = said(guest)
  const titles = kind === 'faceDown' ? [ask.faceDown(0, 2).title, ask.faceDown(0, 1).title] : [ask[kind].title]
  return new RegExp(titles.map((title) => exactly(title).source).join('|'))
}

/** Battles are shown one by one; people in a hurry skip them. */
export async function skipsTheatre(guest: Guest): Promise<void> {
  const skip = guest.page.getByRole('button', { name: guest.words.room.skip, exact: true })
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

/** All of these play, each by their plan, until something is so. */
export async function playUntil(plans: ReadonlyMap<Guest, Plan>, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    const next = await whoseTurn([...plans.keys()])
    if (!next || isSo()) return
    await answer(next, plans.get(next) ?? { up: 1, down: [2, 1] })
  }
}

/** Answers the question that lies before a guest, by clicking. */
export async function answer(guest: Guest, plan: Plan): Promise<void> {
  const kind = await comesToBar(guest)
  const before = guest.ear.known.table?.scene.beat
  await ANSWERS[kind](guest, plan)
  await expect.poll(() => guest.ear.known.table?.scene.beat, { intervals: [50] }).not.toBe(before)
}

/** The question that lies before a guest is put on their screen, once what came before it has been shown. */
export async function comesToBar(guest: Guest): Promise<Kind> {
  const kind = askedOf(guest)
  if (!kind) throw new Error(`${guest.name} is not asked anything`)
  await expect(barSaying(guest, questionOf(guest, kind))).toBeVisible({ timeout: 20_000 })
  return kind
}

const ANSWERS: Readonly<Record<Kind, (guest: Guest, plan: Plan) => Promise<void>>> = {
  mulligan: (guest) => guest.pressButton(guest.name < 'M' ? said(guest).ask.keep : said(guest).ask.takeNew),
  faceUp: (guest, plan) => lay(guest, plan.up),
  noble: (guest, plan) => lay(guest, plan.up),
  async faceDown(guest, { down }) {
    const count = Math.min(2, (await handOf(guest)).length)
    for (const battlefield of down.slice(0, count)) await lay(guest, battlefield)
    await guest.pressButton(said(guest).ask.layDown)
  },
}

/** The strongest card in hand onto a battlefield. */
export async function lay(guest: Guest, battlefield: number): Promise<void> {
  await lift(guest, await strongestOf(guest))
  await aimAt(guest, battlefield)
}

export async function strongestOf(guest: Guest): Promise<string> {
  const ranks = RANKS.map((rank) => rankName(`${rank}C`, guest.language))
  const rankOf = (name: string) => ranks.findIndex((rank) => name.split(' ').includes(rank))
  const [strongest] = (await handOf(guest)).sort((one, other) => rankOf(other) - rankOf(one))
  if (!strongest) throw new Error(`${guest.name} has no card to play`)
  return strongest
}
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** With two decks two cards may have the same name: either will do. */
export async function lift(guest: Guest, card: string): Promise<void> {
  await guest.press(hand(guest).getByRole('button', { name: card, exact: true }).first())
}

/** Lays the lifted card on a battlefield. Face down a tap there does, where one sees more than one; else a button. */
export async function aimAt(guest: Guest, battlefield: number): Promise<void> {
  const { playOn, layOn } = said(guest).ask
  const isDown = askedOf(guest) === 'faceDown'
  const lies = guest.page.getByRole('button', { name: (isDown ? layOn : playOn)(battlefield), exact: true })
  await guest.press(target(guest, battlefield))
  if (!isDown || (await lies.isVisible())) await guest.press(lies)
}

export const target = (guest: Guest, battlefield: number) =>
  guest.page.getByRole('button', { name: startingWith(`${said(guest).battlefield(battlefield)}, `) })

/** The names of the cards in hand, as they are read out. */
export async function handOf(guest: Guest): Promise<string[]> {
  const labels = hand(guest).locator('[aria-label]')
  return labels.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
}

/** The same, once the page shows some: what has just been dealt is on its way there. */
export async function dealtTo(guest: Guest): Promise<string[]> {
  await hand(guest).locator('[aria-label]').first().waitFor({ state: 'attached' })
  return handOf(guest)
}

export const hand = (guest: Guest) => guest.page.getByRole('list', { name: said(guest).hand })
