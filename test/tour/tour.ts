import type { Locator } from '@playwright/test'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import type { Language } from '../table/words.ts'

export type Size = readonly [width: number, height: number]
export const SMALLEST: Size = [360, 640]
export const PHONE: Size = [390, 844]
export const DESKTOP: Size = [1440, 900]
export const TV: Size = [1920, 1080]

/** What a guest sees in one state. */
export interface Look {
  /** What must be wholly in view and within reach; a page to read has nothing such. */
  act: Locator | null
  /** Where this state is to be seen, if not everywhere. */
  sizes?: readonly Size[]
}
/** Somebody who comes along and looks at each state: with a camera, with a ruler, with axe. */
type Visit = (guest: Guest, state: string, look: Look) => Promise<void>
export interface Walk {
  /** Also what has been seen elsewhere in much the same form. */
  isWhole?: boolean
  /** One state of each form is enough. */
  isBrief?: boolean
  evening: Evening
  language: Language
  visit: Visit
}
/** Leads through states, one after another. */
export type Tour = (walk: Walk) => Promise<void>

/** Where nothing moves, unless that is what is to be seen: what lies between two states is told elsewhere. */
export function invite({ evening, language }: Walk, name: string): Promise<Guest> {
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  return evening.invite(name, 'desktop', { locale, colorScheme: 'dark' })
}

export const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true })
export const inSheet = ({ page }: Guest, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
