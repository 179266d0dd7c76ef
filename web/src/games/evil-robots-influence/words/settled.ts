import {
  CARDS,
  type Cause,
  type Choices,
  type Count,
  type Holder,
  type Standing,
  type Team,
  type TeamCount,
} from '@robot-night/engine/games/evil-robots-influence'

/** What sentences in every language are made of. */

/** Teams that have members, the ones that compete first, with the most first. */
export function rankedIn({ teams, competing }: Pick<Count, 'teams' | 'competing'>): ({ team: Team } & TeamCount)[] {
  return (['good', 'evil', 'neutral'] as const)
    .map((team) => ({ team, ...teams[team] }))
    .filter(({ members }) => members.length > 0)
    .toSorted((one, other) => place(competing, one.team) - place(competing, other.team) || other.total - one.total)
}
const place = (competing: readonly Team[], team: Team): number => (competing.includes(team) ? 0 : 1)

/** A team has won with less than another that competed. */
export function isByLess({ teams, competing, winning }: Pick<Count, 'teams' | 'competing' | 'winning'>): boolean {
  const [first] = winning
  return first !== undefined && competing.some((team) => teams[team].total > teams[first].total)
}

export const standings = (all: readonly Standing[]): { seat: number; n: number }[] =>
  all.map(({ seat, influence }) => ({ seat, n: influence }))

/** Whom a card was aimed at, where nothing that follows says so. */
export function targetOf({ seat, token, choices }: Choices): Holder | null {
  if (choices) return targetOf(choices)
  return seat !== undefined && token ? seat : null
}

/** Told by something else: an offer, the fee, the split, a bonus. */
export const isToldAlready = (cause: Cause): boolean => !(cause in CARDS) || cause === 'R11' || cause === 'R15'
