import type { Seat, Table } from '../../core/game.ts'
import {
  SIDES,
  type CardId,
  type EvilRobotsInfluence,
  type Face,
  type Holder,
  type IdleRobot,
  type Phase,
  type PowerCard,
  type SeatState,
  type SlotCard,
  type State,
} from './shapes.ts'

export type InfluenceTable = Table<EvilRobotsInfluence>

export function seatAt({ seats }: Readonly<State>, seat: Seat): SeatState {
  const found = seats[seat]
  if (!found) throw new Error(`a seat from 0 to ${seats.length - 1}, not ${seat}`)
  return found
}

export function idleIn({ idle }: Readonly<State>): IdleRobot {
  if (!idle) throw new Error('an Idle Robot, with three or four seats')
  return idle
}

/** All seats, from the left of this one round to itself. */
export const clockwise = (seats: number, from: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (from + 1 + step) % seats)

export const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)

interface Levelled {
  power: PowerCard
  mark: number
}
/** EI-38 */
export const levelOf = ({ power, mark }: Levelled): number => Math.max(0, valueOf(power) + mark)

/** EI-37: null as long as a seat has no Power Card. */
export const levelOfSeat = ({ power, mark }: Pick<SeatState, 'power' | 'mark'>): number | null =>
  power ? levelOf({ power, mark }) : null

export function levelAt(state: Readonly<State>, holder: Holder): number {
  if (holder === 'idle') return levelOf(idleIn(state))
  return levelOfSeat(seatAt(state, holder)) ?? 0
}

/** Whose card of this name is in effect: there is one copy of each. */
export function ownerOf({ seats }: Readonly<Pick<State, 'seats'>>, card: CardId): Seat | null {
  const seat = seats.findIndex((own) => SIDES.some((side) => isInEffect(own[side], card)))
  return seat < 0 ? null : seat
}

const isInEffect = (slot: SlotCard | null, card: CardId): boolean => slot?.card === card && slot.up && slot.used

export const turned = (face: Face): Face => (face === 'H' ? 'T' : 'H')

export const copyPower = ({ num, up }: PowerCard): PowerCard => ({ num, up })

/** The phase that is on, which must be this one. */
export function phaseOf<K extends Phase['kind']>({ phase }: Readonly<State>, kind: K): Extract<Phase, { kind: K }> {
  if (!isPhase(phase, kind)) throw new Error(`phase ${kind}, not ${phase.kind}`)
  return phase
}

const isPhase = <K extends Phase['kind']>(phase: Phase, kind: K): phase is Extract<Phase, { kind: K }> =>
  phase.kind === kind
