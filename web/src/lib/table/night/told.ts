import { isCounted, standingsOf, type NightMatch, type NightStanding } from '@robot-night/protocol'
import { isolated } from '../../words/isolated.ts'

/** So many matches have a column of their own; the earlier ones share one. */
export const COLUMNS = 3

export interface NightTable {
  /** The last matches that count. */
  matches: readonly NightMatch[]
  hasEarlier: boolean
  rows: readonly NightStanding[]
}

export function tableOf(night: readonly NightMatch[]): NightTable {
  const counted = night.filter(isCounted)
  return { matches: counted.slice(-COLUMNS), hasEarlier: counted.length > COLUMNS, rows: standingsOf(night) }
}

/** Who is ahead, and with how many points; null: nobody has any. */
export function leadersOf(night: readonly NightMatch[]): { names: string; points: number } | null {
  const leaders = standingsOf(night).filter(({ place, points }) => place === 1 && points > 0)
  const [first] = leaders
  return first ? { names: namesOf(leaders), points: first.points } : null
}

export const winnersOf = ({ seats }: Pick<NightMatch, 'seats'>): string => namesOf(seats.filter(({ won }) => won))

const namesOf = (robots: readonly { name: string }[]): string => robots.map(({ name }) => isolated(name)).join(', ')
