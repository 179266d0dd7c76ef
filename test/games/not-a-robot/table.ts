import { expect, type Locator } from '@playwright/test'
import type { Decisions, Event, View } from '@robot-night/engine/games/not-a-robot'
import type { Guest } from '../../table/Guest.ts'
import type { Known } from '../../table/reading.ts'
import { choose, deal, openRoom, windUp } from '../../table/room.ts'
import { NOT_A_ROBOT, OPTIONS, startingWith } from '../../table/words.ts'

/** Somebody who looks at a page. */
export type Seer = Pick<Guest, 'page' | 'language'>

export const said = ({ language }: Pick<Guest, 'language'>) => NOT_A_ROBOT[language]

/** A room for this title without a clock for those who think; a call runs in full all the same. */
export async function makeTable(host: Guest, given: { rounds?: number; server?: boolean } = {}): Promise<string> {
  const code = await openRoom(host, { title: 'not-a-robot', pace: 'off' })
  await option(host, 'rounds', given.rounds ?? 2)
  if (given.server === false) await option(host, 'server', false)
  return code
}

async function option(host: Guest, key: string, value: number | boolean): Promise<void> {
  const found = OPTIONS['not-a-robot'][host.language].find((each) => each.key === key)
  const choice = found?.choices.find((each) => each.value === value)
  if (!found || !choice) throw new Error(`no ${key} of ${value}`)
  await choose(host, found.label, choice.label)
  await expect.poll(() => host.ear.known.room?.options).toMatchObject({ [key]: value })
}

export async function dealWith(host: Guest, bots: readonly string[]): Promise<void> {
  for (const robot of bots) await windUp(host, robot)
  await deal(host)
  await expect(mine(host)).toBeVisible()
}

export const mine = (guest: Seer): Locator =>
  guest.page.getByRole('region', { name: said(guest).table.card.mine, exact: true })
export const pinButton = (guest: Seer): Locator =>
  mine(guest).getByRole('button', { name: said(guest).table.card.pin, exact: true })
/** The sheet of nine. */
export const sheet = (guest: Seer): Locator =>
  guest.page.getByRole('region', { name: said(guest).table.grid.head, exact: true })
export const picture = (guest: Seer, place: number): Locator =>
  sheet(guest).getByRole('button', { name: startingWith(said(guest).table.grid.tile(place, '')) })
export const wordField = (guest: Guest): Locator =>
  guest.page.getByRole('textbox', { name: said(guest).table.asks.word, exact: true })
export const stayBox = (guest: Guest): Locator =>
  guest.page.getByRole('checkbox', { name: startingWith(said(guest).table.asks.stay) })

/** Someone who follows what the room says. */
interface Hearer {
  ear: { readonly known: Known }
}
export const askedOf = ({ ear }: Guest): keyof Decisions | null =>
  (ear.known.table?.scene.asks?.kind as keyof Decisions | undefined) ?? null
export const isOver = ({ ear }: Guest): boolean => (ear.known.table?.scene.outcome ?? null) !== null
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
export const ended = (guest: Guest): Locator => guest.page.getByText(said(guest).talk.over.slogan, { exact: true })
