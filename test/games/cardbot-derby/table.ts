import { expect, type Locator } from '@playwright/test'
import type { Decisions, View } from '@robot-night/engine/games/cardbot-derby'
import { words as makerDe } from '../../../web/src/lib/words/de/titles/cardbot-derby/maker.ts'
import { words as makerEn } from '../../../web/src/lib/words/en/titles/cardbot-derby/maker.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, deal, giveName, stopTheClock, windUp } from '../../table/room.ts'
import { DERBY } from '../../table/words.ts'

/** Everybody starts next to the targets, so that a match takes two or three rounds. */
export const NEAR = '.......-.......-..4567.-.0JQK1.-..23...-.......-.......-ewnnssss'

export const said = ({ language }: Guest) => DERBY[language]

/** A room for this title on a board of one's own, without a clock for those who think. */
export async function makeTable(host: Guest, board = NEAR): Promise<string> {
  const { play } = { en: makerEn, de: makerDe }[host.language]
  await host.visit(`/games/cardbot-derby/boards?board=${board}`)
  await host.pressButton(play)
  await giveName(host, play)
  await expect(barSaying(host, host.words.lobby.hostTitle)).toBeVisible()
  await stopTheClock(host)
  return new URL(host.page.url()).pathname.slice(1)
}

export async function dealWith(host: Guest, bots: readonly string[]): Promise<void> {
  for (const robot of bots) await windUp(host, robot)
  await deal(host)
  await expect(hand(host)).toBeVisible()
}

/** One's own cards, in the order in which they lie. */
export const hand = (guest: Guest): Locator =>
  guest.page.getByRole('list', { name: said(guest).mine.hand, exact: true })
/** The button that hands over the cards that lie open. */
export const handOver = (guest: Guest): Locator => {
  const { ask } = said(guest)
  const names = [ask.handOver, ask.handOverNth(1), ask.handOverNth(2)]
  return guest.page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
}
export const sideButton = (guest: Guest, dir: keyof (typeof DERBY)['en']['ask']['dir']): Locator =>
  guest.page.getByRole('button', { name: said(guest).ask.dir[dir], exact: true })

export const askedOf = ({ ear }: Guest): keyof Decisions | null =>
  (ear.known.table?.scene.asks?.kind as keyof Decisions | undefined) ?? null
export const isOver = ({ ear }: Guest): boolean => (ear.known.table?.scene.outcome ?? null) !== null
/** What this guest's browser was told of the table. */
export function viewOf({ ear }: Guest): View {
  const view = ear.known.table?.scene.view
  if (!view) throw new Error('nobody plays yet')
  // What comes over the wire is typed by nothing but its kind; here it is the title's own.
  return view as object as View
}
/** The end, once all of it has been shown. */
export const ended = (guest: Guest): Locator =>
  guest.page.getByText(new RegExp(`^${said(guest).over.when(0).replace('0', '\\d+')}`))
