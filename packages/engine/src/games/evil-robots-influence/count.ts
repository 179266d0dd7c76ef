import type { Seat } from '../../core/game.ts'
import { startSplit } from './split.ts'
import type { Count, Face, Holder, State, Team, TeamCount } from './shapes.ts'
import { allSeats, teamOf } from './facts.ts'
import { idleIn, levelAt, levelOf, ownerOf, seatAt, type InfluenceTable } from './table.ts'

/** Section 5.6: C1 to C10. */
export function count(table: InfluenceTable): void {
  const { state } = table
  for (const { hidden } of state.seats) hidden.open = true // EI-63
  table.tell({ kind: 'coinsRevealed', faces: state.seats.map(({ hidden }): Face => hidden.face) })
  const counted = countOf(state)
  state.result = {
    ...{ round: state.round, pot: state.pot, count: counted },
    ...{ split: null, bonuses: [], endgame: [] },
  }
  table.tell({ kind: 'counted', pot: state.pot, ...countOf(state) })
  startSplit(table)
}

/** What the count comes to as everything lies. */
export function countOf(state: Readonly<State>): Count {
  const holders: Holder[] = [...allSeats(state), ...(state.idle ? (['idle'] as const) : [])]
  const teams = {
    good: teamIn(state, holders, 'good'),
    evil: teamIn(state, holders, 'evil'),
    neutral: teamIn(state, holders, 'neutral'),
  }
  const competing = competingOf(state, teams)
  const winning = winningOf(state, { teams, competing })
  return {
    teams,
    levels: allSeats(state).map((seat) => levelAt(state, seat)),
    idle: state.idle ? { team: teamAt(state, 'idle'), level: levelOf(state.idle) } : null,
    competing,
    winning,
    winners: winnersOf(state, winning),
  }
}

export function teamAt(state: Readonly<State>, holder: Holder): Team {
  if (holder === 'idle') return teamOf(idleIn(state).left, idleIn(state).right)
  const { hidden, shown } = seatAt(state, holder)
  return teamOf(hidden.face, shown)
}

/** EI-66: with the Idle Robot. */
function teamIn(state: Readonly<State>, holders: readonly Holder[], team: Team): TeamCount {
  const members = holders.filter((holder) => teamAt(state, holder) === team)
  return { members, total: members.reduce<number>((sum, holder) => sum + levelAt(state, holder), 0) }
}

/** EI-67: a team without members does not. */
function competingOf(state: Readonly<State>, teams: Count['teams']): Team[] {
  const all: Team[] = ownerOf(state, 'L10') === null ? ['good', 'evil'] : ['good', 'evil', 'neutral']
  return all.filter((team) => teams[team].members.length > 0)
}

/** EI-68, EI-69 */
function winningOf(state: Readonly<State>, { teams, competing }: Pick<Count, 'teams' | 'competing'>): Team[] {
  const totals = competing.map((team) => teams[team].total)
  const best = ownerOf(state, 'R09') === null ? Math.max(...totals) : Math.min(...totals)
  return competing.filter((team) => teams[team].total === best)
}

/** EI-71 */
function winnersOf(state: Readonly<State>, winning: readonly Team[]): Seat[] {
  const worker = ownerOf(state, 'R14')
  return allSeats(state).filter((seat) => {
    const team = teamAt(state, seat)
    return winning.includes(team) || (seat === worker && team === 'neutral')
  })
}
