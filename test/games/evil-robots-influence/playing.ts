import { expect, type Locator } from '@playwright/test'
import { SIDES, type Decisions, type Side } from '@robot-night/engine/games/evil-robots-influence'
import type { Guest } from '../../table/Guest.ts'
import { escaped } from '../../table/words.ts'
import { askedOf, isOver, said, viewOf } from './table.ts'

export type Kind = keyof Decisions
type Deed = (guest: Guest) => Promise<void>

/** How somebody answers; what is left out is answered in the shortest way. */
export type Plan = Partial<Record<Kind, Deed>>

/** Long enough for all the others to move. */
export const WAITING = { intervals: [30], timeout: 45_000 }

/** Plays by what the page offers until something is so or the match is over. What is shown meanwhile is skipped. */
export async function plays(guest: Guest, isSo: () => boolean = () => false, plan: Plan = {}): Promise<void> {
  const isDone = () => isSo() || isOver(guest)
  for (;;) {
    await expect.poll(() => isDone() || askedOf(guest) !== null, WAITING).toBe(true)
    const kind = askedOf(guest)
    if (isDone() || kind === null) return
    await guest.page.keyboard.press('Escape')
    await (plan[kind] ?? SHORT[kind])(guest)
  }
}

/** Presses the one button that sends the answer, and waits until it has come of it. */
async function sends(guest: Guest, name: string | RegExp): Promise<void> {
  const before = questionOf(guest)
  const button = guest.page.getByRole('button', { name, exact: typeof name === 'string', disabled: false })
  await guest.press(button.last())
  await expect.poll(() => questionOf(guest) !== before, { intervals: [30], timeout: 20_000 }).toBe(true)
}

/** The same as long as the same thing is asked; of a split each answer is followed by another question. */
function questionOf({ ear }: Guest): string {
  const { scene, n } = ear.known.table ?? {}
  const kind = scene?.asks?.kind
  return `${scene?.beat} ${kind} ${kind === 'split' ? n : ''}`
}

const any = (names: readonly string[]): RegExp => new RegExp(`^(${names.map(escaped).join('|')})$`)
/** No matter who it's about, or how much. */
const about = (said: (who: { name: string; isMe: boolean }) => string): string =>
  [true, false].map((isMe) => escaped(said({ name: '@', isMe })).replace('@', '.+')).join('|')

export const raises: Deed = (guest) => sends(guest, said(guest).table.asks.raise)
const leaves: Deed = (guest) => sends(guest, said(guest).table.asks.leave)

const promptOf = ({ ear }: Guest): Readonly<Record<string, unknown>> => ({ ...ear.known.table?.scene.asks?.prompt })

/** So many gems, or all there are; where there are more than fit side by side, none. */
export const offers =
  (amount: number): Deed =>
  async (guest) => {
    const { asks } = said(guest).table
    const now = Math.min(amount, Number(promptOf(guest)['most'] ?? 0))
    const radio = guest.page.getByRole('radio', { name: asks.gems(now), exact: true })
    await expect(guest.page.getByRole('button', { name: asks.seal(0) })).toBeEnabled()
    const isThere = (await radio.count()) > 0
    if (isThere) await radio.check({ force: true })
    await sends(guest, asks.seal(isThere ? now : 0))
  }

/** Those to choose from, the best offer first. */
export const bids = ({ page }: Guest): Locator => page.locator('.bids').getByRole('button')

/** The best offer is picked, or the zero given to the first. */
const gives: Deed = async (guest) => {
  const { asks } = said(guest).table
  await guest.press(bids(guest).first())
  const paid = about((who) => asks.pickPaid(who, 7)).replaceAll('7', '\\d+')
  await sends(guest, new RegExp(`^(${about(asks.pick)}|${about(asks.give)}|${paid})$`))
}

/** What can be done in a turn or a Reveal window: the cards, the coins, the end. */
export const acts = (guest: Guest): Locator =>
  guest.page.getByRole('group', { name: said(guest).turn.acts, exact: true })
const ends: Deed = (guest) => {
  const { endTurn, pass } = said(guest).turn.act
  return sends(guest, new RegExp(`^(${escaped(endTurn)}|${escaped(pass)})(,|$)`))
}

/** What plays the card on that side; barred if it is known that it cannot be played now. */
export const cardAct = (guest: Guest, side: Side): Locator => acts(guest).getByRole('button').nth(SIDES.indexOf(side))

/** Uses a card with the first choices there are; true if it could be used. */
async function uses(guest: Guest, side: Side): Promise<boolean> {
  const { act } = said(guest).turn
  await expect(acts(guest)).toBeVisible()
  if (await cardAct(guest, side).isDisabled()) return false
  await guest.press(cardAct(guest, side))
  await expect(acts(guest)).toBeHidden()
  const use = guest.page.getByRole('button', { name: act.use, exact: true })
  for (let picks = 0; picks < 3 && (await use.isVisible()) && (await use.isDisabled()); picks++) {
    const one = guest.page.locator('.form').getByRole('button', { pressed: false, disabled: false }).first()
    if (await one.isVisible()) await guest.press(one)
  }
  const isUsable = (await use.isVisible()) && (await use.isEnabled())
  if (isUsable) await sends(guest, act.use)
  else await guest.pressButton(act.back)
  return isUsable
}

/** Uses whichever card can be used, and ends the turn. */
export const usesCards: Deed = async (guest) => {
  const own = viewOf(guest).seats[guest.ear.known.me.seat ?? -1]
  for (const side of SIDES) {
    const card = own?.[side]
    if (card?.kind === 'card' && !card.up && (await uses(guest, side))) return
  }
  await ends(guest)
}

/** The proposal that leads is agreed to; if there is none, one is made. It may be another by the time of the press. */
const shares: Deed = async (guest) => {
  const { agreeTo, propose } = said(guest).finale.split
  const agree = new RegExp(`^${escaped(agreeTo(7)).replace('7', '\\d+')}$`)
  const name = guest.page.getByRole('button', { name: agree, disabled: false })
  const button = name.or(guest.page.getByRole('button', { name: propose, exact: true, disabled: false })).last()
  await guest.press(button, { timeout: 1500 }).catch(() => {})
}

/** All that can be sent of cards kept or shown. */
const sealed = (guest: Guest, kind: 'retain' | 'endgame'): RegExp => {
  const { send } = said(guest).turn[kind]
  const ways = [[], ['left'], ['right'], SIDES] as const
  return any([1, 2].flatMap((of) => ways.map((sides) => send(sides, of))))
}

const SHORT: Readonly<Record<Kind, Deed>> = {
  claim: leaves,
  offer: offers(0),
  pick: gives,
  giveZero: gives,
  turn: ends,
  async cardChoice(guest) {
    const { mirror, muse } = said(guest).turn
    if (!('cards' in promptOf(guest))) return sends(guest, mirror.leave)
    const own = guest.page.getByRole('group', { name: muse.title }).getByRole('button', { name: muse.place(0) })
    await guest.press(own)
    await sends(guest, muse.keep(0))
  },
  reveal: ends,
  split: shares,
  endgame: (guest) => sends(guest, sealed(guest, 'endgame')),
  retain: (guest) => sends(guest, sealed(guest, 'retain')),
  path: (guest) => sends(guest, said(guest).finale.path.path.evil.button),
}
