import { expect, type Locator } from '@playwright/test'
import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import type { Guest } from '../../table/Guest.ts'
import { choose, deal, openRoom, windUp } from '../../table/room.ts'
import { CLASSIC, OPTIONS, startingWith } from '../../table/words.ts'

export const said = ({ language }: Guest) => CLASSIC[language]

/** A room for this title without a clock for those who think, in which a match ends after two rounds won. */
export async function makeTable(host: Guest): Promise<string> {
  const code = await openRoom(host, { title: 'evil-robots-classic', pace: 'off' })
  for (const [key, value] of [
    ['target', 5],
    ['winPoints', 3],
  ] as const) {
    const option = OPTIONS['evil-robots-classic'][host.language].find((each) => each.key === key)
    const choice = option?.choices.find((each) => each.value === value)
    if (!option || !choice) throw new Error(`no ${key} of ${value}`)
    await choose(host, option.label, choice.label)
  }
  return code
}

export async function dealWith(host: Guest, bots: readonly string[]): Promise<void> {
  for (const robot of bots) await windUp(host, robot)
  await deal(host)
  await expect(mine(host)).toBeVisible()
}

export const mine = (guest: Guest): Locator =>
  guest.page.getByRole('region', { name: said(guest).cards.mine, exact: true })
/** For those who cannot hold: from now on the cards lie open. */
export const uncover = (guest: Guest): Promise<void> =>
  mine(guest)
    .getByRole('button', { name: startingWith(said(guest).cards.peek) })
    .press('Enter')
export const options = (guest: Guest): Locator =>
  guest.page.getByRole('region', { name: said(guest).turn.sees, exact: true })
export const option = (guest: Guest, act: 'robot' | 'convert' | 'self' | 'pass'): Locator =>
  options(guest).getByRole('button', { name: startingWith(`${said(guest).turn.actions[act].name}. `) })

/** What this guest's browser was told of the table. */
const sceneOf = ({ ear }: Guest) => ear.known.table?.scene ?? null
export const viewOf = (guest: Guest): View | null => (sceneOf(guest)?.view as object as View | undefined) ?? null
export const logOf = ({ ear }: Guest): readonly Event[] =>
  (ear.known.table?.log ?? []) as readonly object[] as readonly Event[]
export const ended = (guest: Guest): Locator => guest.page.getByText(endedIn(guest))
const endedIn = (guest: Guest): RegExp => {
  const { finished, roundCap } = said(guest).over
  return new RegExp(`^(${finished(0).replace('0', '\\d+')}|${roundCap})$`)
}
