import type { Count, Holder, Result, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'
import type { Rule } from '../words/finale.ts'

/** Who has won a count, and by what: their total, and those of the others that were compared, best first. */
export interface Verdict {
  teams: readonly Team[]
  total: number
  others: readonly number[]
}

export function verdictOf({ teams, competing, winning }: Count): Verdict {
  const [first] = winning
  const total = first === undefined ? 0 : teams[first].total
  const rest = competing.filter((team) => !winning.includes(team)).map((team) => teams[team].total)
  return {
    teams: winning,
    total,
    others: rest.sort((one, other) => (isLowest(total, rest) ? one - other : other - one)),
  }
}

const isLowest = (total: number, others: readonly number[]): boolean => others.some((other) => other > total)

/** What has to be known to see why. */
export function rulesOf(count: Count): Rule[] {
  const { teams, competing, winning, winners } = count
  const { total, others } = verdictOf(count)
  const isAbove = competing.every((team) => teams[team].total < teams.neutral.total)
  if (winning.length === 0) return ['nobody']
  return [
    ...(isLowest(total, others) ? (['lowest'] as const) : []),
    ...(competing.includes('neutral') ? (['neutral'] as const) : []),
    ...(!competing.includes('neutral') && teams.neutral.members.length > 0 && isAbove
      ? (['notCompared'] as const)
      : []),
    ...(competing.length === 1 ? (['alone'] as const) : []),
    ...(winners.length === 0 ? (['idleOnly'] as const) : []),
  ]
}

/** A Neutral winner where Neutral has not won: the Universal Worker's (EI-71). */
export function workerIn({ teams, winning, winners }: Count): Seat | null {
  if (winning.includes('neutral')) return null
  return winners.find((seat) => teams.neutral.members.includes(seat)) ?? null
}

export const TEAMS: readonly Team[] = ['good', 'neutral', 'evil']

export const teamIn = ({ teams }: Count, holder: Holder): Team =>
  TEAMS.find((team) => teams[team].members.includes(holder)) ?? 'neutral'

export const levelIn = ({ levels, idle }: Count, holder: Holder): number =>
  holder === 'idle' ? (idle?.level ?? 0) : (levels[holder] ?? 0)

/** What the round has brought a seat: its share of the pot, and bonuses. */
export function gainOf({ split, bonuses }: Result, seat: Seat): number {
  const share = split?.shares.find((each) => each.seat === seat)?.gems ?? 0
  return bonuses.reduce((sum, bonus) => sum + (bonus.seat === seat ? bonus.amount : 0), share)
}

/** What of the pot went to nobody. */
export const lostIn = ({ pot, split }: Result): number =>
  split ? pot - split.shares.reduce((sum, { gems }) => sum + gems, 0) : 0
