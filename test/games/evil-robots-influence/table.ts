import { expect, type Locator } from '@playwright/test'
import type { Decisions, Event, View } from '@robot-night/engine/games/evil-robots-influence'
import type { Guest } from '../../table/Guest.ts'
import type { Known } from '../../table/reading.ts'
import { deal, openRoom, windUp } from '../../table/room.ts'
import { INFLUENCE, startingWith } from '../../table/words.ts'

/** Somebody who looks at a page. */
export type Seer = Pick<Guest, 'page' | 'language'>

export const said = ({ language }: Pick<Guest, 'language'>) => INFLUENCE[language]

/** A room for this title without a clock for those who think. */
export async function makeTable(host: Guest): Promise<string> {
  const code = await openRoom(host, { title: 'evil-robots-influence', pace: 'off' })
  return code
}

export async function dealWith(host: Guest, bots: readonly string[]): Promise<void> {
  for (const robot of bots) await windUp(host, robot)
  await deal(host)
  await expect(mine(host)).toBeVisible()
}

export const mine = (guest: Seer): Locator =>
  guest.page.getByRole('region', { name: said(guest).table.mine.name, exact: true })
const peekButton = (guest: Seer): Locator =>
  mine(guest).getByRole('button', { name: startingWith(said(guest).table.mine.peek) })

/** A short press keeps them open. A slow machine takes it for a long one, and covers them again: then once more. */
export async function opensByKey(guest: Seer): Promise<void> {
  const closed = peekButton(guest)
  await expect(async () => {
    if (await closed.isVisible()) await closed.press('Enter')
    await expect(closed).toBeHidden({ timeout: 500 })
  }).toPass()
}

export const askedOf = ({ ear }: Guest): keyof Decisions | null =>
  (ear.known.table?.scene.asks?.kind as keyof Decisions | undefined) ?? null
export const isOver = ({ ear }: Guest): boolean => (ear.known.table?.scene.outcome ?? null) !== null
/** Someone who follows what the room says. */
interface Hearer {
  ear: { readonly known: Known }
}
/** What this guest's browser, or an aide, was told of the table. */
export function viewOf({ ear }: Hearer): View {
  const view = ear.known.table?.scene.view
  if (!view) throw new Error('nobody plays yet')
  // What comes over the wire is typed by nothing but its kind; here it is the title's own.
  return view as object as View
}
export const phaseOf = (guest: Hearer): View['phase']['kind'] => viewOf(guest).phase.kind
export const logOf = ({ ear }: Guest): readonly Event[] =>
  (ear.known.table?.log ?? []) as readonly object[] as readonly Event[]
/** The end, once all of it has been shown. */
export const ended = (guest: Seer): Locator => {
  const { good, evil } = said(guest).finale.over.slogan
  return guest.page.getByText(good, { exact: true }).or(guest.page.getByText(evil, { exact: true }))
}
