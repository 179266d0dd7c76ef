import type { Outcome, Seat } from '../../core/game.ts'
import { BAD_POINTS, MISERY_POINTS, SCAREDY_POINTS } from './material.ts'
import { SIDES, type RoundResult, type SeatState, type Side, type State, type Target } from './shapes.ts'
import { allegianceOf, levelOf, seatsThat } from './table.ts'

type Verdict = Pick<RoundResult, 'winner' | 'by'>

/** ERC-901 to ERC-905 */
export function verdict(state: Readonly<State>): Verdict {
  if (new Set(state.seats.map(({ allegiance }) => allegiance)).size === 1) return { winner: null, by: 'allTheSame' }
  const [good, evil] = SIDES.map((side) => levelsOf(state, side))
  if (!good || !evil) throw new Error('there are two sides')
  const by = (['size', 'highest', 'total'] as const).find((each) => MEASURES[each](good) !== MEASURES[each](evil))
  if (!by) return { winner: null, by: 'deadHeat' }
  return { winner: MEASURES[by](good) > MEASURES[by](evil) ? 'G' : 'E', by }
}

const MEASURES = {
  size: (levels: readonly number[]) => levels.length,
  highest: (levels: readonly number[]) => Math.max(...levels),
  total: (levels: readonly number[]) => levels.reduce((sum, level) => sum + level, 0),
}

/** The extra robot is a member of its team like any other. */
function levelsOf(state: Readonly<State>, side: Side): number[] {
  const all: Target[] = state.npc ? [...state.seats.keys(), 'npc'] : [...state.seats.keys()]
  return all.filter((target) => allegianceOf(state, target) === side).map((target) => levelOf(state, target))
}

/** ERC-906 to ERC-908 */
export function pointsOf(state: Readonly<State>, seat: SeatState, winner: Side | null): { win: number; card: number } {
  if (winner === null) return { win: 0, card: 0 }
  return { win: seat.allegiance === winner ? state.options.winPoints : 0, card: cardPoints(seat, winner) }
}

function cardPoints({ robot, allegiance, exposed }: SeatState, winner: Side): number {
  if (robot === 'BadBot') return winner === 'E' ? BAD_POINTS : 0 // ERC-701
  if (robot === 'MiseryBot') return allegiance !== 'N' && allegiance !== winner ? MISERY_POINTS : 0 // ERC-755
  if (robot === 'ScaredyBot') return exposed ? 0 : SCAREDY_POINTS // ERC-780, ERC-782
  return 0
}

/** ERC-910 to ERC-913: who has won the game, or null if it goes on. */
export function champions(state: Readonly<State>): Seat[] | null {
  const best = Math.max(...state.seats.map(({ score }) => score))
  const leaders = seatsThat(state, ({ score }) => score === best)
  if (best >= state.options.target && leaders.length === 1) return leaders
  return state.round >= state.options.roundCap ? leaders : null
}

/** Equal points share the place. */
export function placesByScore(state: Readonly<State>): Seat[][] {
  const scores = [...new Set(state.seats.map(({ score }) => score))].sort((one, other) => other - one)
  return scores.map((score) => seatsThat(state, (seat) => seat.score === score))
}

export function outcome({ phase, seats }: Readonly<State>): Outcome | null {
  if (phase.kind !== 'over') return null
  return { places: phase.places, winners: phase.winners, scores: seats.map(({ score }) => score) }
}
