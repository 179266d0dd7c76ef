import { expect, type Locator } from '@playwright/test'
import * as printedDe from '../../web/src/lib/words/de/titles/evil-robots-classic/cards.ts'
import { SIDES as sidesDe } from '../../web/src/lib/words/de/titles/evil-robots-classic/grammar.ts'
import * as printedEn from '../../web/src/lib/words/en/titles/evil-robots-classic/cards.ts'
import { SIDES as sidesEn } from '../../web/src/lib/words/en/titles/evil-robots-classic/grammar.ts'
import { words as de } from '../../web/src/lib/words/de/pages/companion.ts'
import { words as en } from '../../web/src/lib/words/en/pages/companion.ts'
import type { Guest } from './Guest.ts'

/** What the companion dealer says. */
export const COMPANION = {
  en: { ...en, robots: printedEn.robots, types: printedEn.types, sides: sidesEn },
  de: { ...de, robots: printedDe.robots, types: printedDe.types, sides: sidesDe },
} as const

/** What a phone may hold, as it keeps it. */
export interface Held {
  robot: string
  power: number
  allegiance: 'G' | 'E' | 'N'
  covered: { robot: boolean; power: boolean; allegiance: boolean }
}
export const OPEN = { robot: false, power: false, allegiance: false }
export const COVERED = { robot: true, power: true, allegiance: true }
/** CheatBot, power 4, Evil, everything to be seen; and what differs. */
export const holding = (differing: Partial<Held> = {}): Held => ({
  ...{ robot: 'CheatBot', power: 4, allegiance: 'E', covered: OPEN },
  ...differing,
})

/** Opens the dealer with these cards; if it is open, as if another page of this phone had dealt them. */
export async function openWith(guest: Guest, held: Held): Promise<void> {
  if (new URL(guest.page.url()).pathname !== '/companion') await guest.visit('/companion')
  // The last piece of every page to come: from then on only what is held changes it.
  await expect(guest.page.locator('.toasts')).toBeAttached()
  await guest.page.evaluate(putDown, JSON.stringify(held))
  await expect(panel(guest, 'robot')).toBeVisible()
}

/** In the page; until it shows. */
async function putDown(kept: string): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  localStorage.setItem('companion', kept)
  window.dispatchEvent(new StorageEvent('storage', { key: 'companion' }))
  await frame()
  await frame()
}

export async function held({ page }: Guest): Promise<Held> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('companion') ?? 'null'))
}

export function panel({ page, language }: Guest, part: 'robot' | 'power' | 'allegiance'): Locator {
  return page.getByRole('region', { name: COMPANION[language].parts[part], exact: true })
}

/** What of the three is covered, as the screen shows it. */
export async function covers(guest: Guest): Promise<Held['covered']> {
  const { uncover } = COMPANION[guest.language]
  const isCovered = (part: keyof Held['covered']) =>
    panel(guest, part).getByRole('button', { name: uncover[part], exact: true }).isVisible()
  const [robot, power, allegiance] = [await isCovered('robot'), await isCovered('power'), await isCovered('allegiance')]
  return { robot, power, allegiance }
}
