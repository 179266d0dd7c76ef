import type { Outcome, Seat } from '../../core/game.ts'
import type { Standing, State } from './shapes.ts'
import { scoresOf } from './table.ts'

/** NAR-802: three points are not two. */
const TWO = 2

/** NAR-803: by points, then by rounds with exactly two; equal in both is the same place. */
export function standingsOf(state: Rounds): Standing[] {
  const all = scoresOf(state).map((points, seat) => ({ seat, points, twos: twosOf(state, seat) }))
  const isAhead = (one: Ranked, other: Ranked): boolean => compare(one, other) < 0
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => isAhead(other, each)).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}

/** A view has them too. */
type Rounds = Readonly<Pick<State, 'seats' | 'rounds'>>
type Ranked = Omit<Standing, 'place'>
const compare = (one: Ranked, other: Ranked): number => other.points - one.points || other.twos - one.twos

const twosOf = ({ rounds }: Rounds, seat: Seat): number =>
  rounds.filter(({ ending }) => ending.points[seat]?.total === TWO).length

export function outcome(state: Readonly<State>): Outcome | null {
  if (state.phase.kind !== 'over') return null
  const standings = standingsOf(state)
  const places = [...new Set(standings.map(({ place }) => place))].map((place) =>
    standings.filter((each) => each.place === place).map(({ seat }) => seat),
  )
  return { places, winners: places[0] ?? [], scores: scoresOf(state) }
}
