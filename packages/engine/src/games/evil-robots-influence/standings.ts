import type { Outcome } from '../../core/game.ts'
import type { Standing } from './events.ts'
import type { State, View } from './shapes.ts'

/** What standings go by; a view has it too. */
interface Ended {
  seats: readonly { influence: number }[]
  phase: State['phase'] | View['phase']
}

/** Section 9: by Influence; equals share the place, and who won by Exact Engine is first alone. */
export function standingsOf({ seats, phase }: Ended): Standing[] {
  const alone = phase.kind === 'over' && phase.by === 'exactEngine' ? phase.winners[0] : undefined
  const all = seats.map(({ influence }, seat) => ({ seat, influence }))
  const isAhead = (one: Ranked, other: Ranked): boolean =>
    one.seat === alone || (other.seat !== alone && one.influence > other.influence)
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => other !== each && isAhead(other, each)).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}
type Ranked = Omit<Standing, 'place'>

export function outcome(state: Readonly<State>): Outcome | null {
  if (state.phase.kind !== 'over') return null
  const standings = standingsOf(state)
  const places = [...new Set(standings.map(({ place }) => place))].map((place) =>
    standings.filter((each) => each.place === place).map(({ seat }) => seat),
  )
  return { places, winners: [...state.phase.winners], scores: state.seats.map(({ influence }) => influence) }
}
