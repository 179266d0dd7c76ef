import type { Outcome, Seat, Table } from '../../core/game.ts'
import { valueOf } from './material.ts'
import type { Laid, SampleTitle, State } from './shapes.ts'

// ST-202, ST-203
export function closeLay(table: Table<SampleTitle>): void {
  const { state } = table
  const { phase } = state
  if (phase.kind !== 'lay') return
  const laid = state.seats.flatMap(({ hand }, seat): Laid[] => {
    const card = phase.laid.find((each) => each.seat === seat)?.card ?? hand[0]
    return card ? [{ seat, card }] : []
  })
  const [best] = laid.toSorted((one, other) => valueOf(other.card) - valueOf(one.card))
  if (!best) return
  for (const { seat, card } of laid) turnUp(state, seat, card)
  seatOf(state, best.seat).points += 1
  table.tell({ kind: 'shown', round: state.round, laid, winner: best.seat })
  nextRound(table)
}

function turnUp(state: State, seat: Seat, card: Laid['card']): void {
  const own = seatOf(state, seat)
  own.hand = own.hand.filter((held) => held !== card)
  state.shown.push(card)
}

// ST-301
function nextRound(table: Table<SampleTitle>): void {
  const { state } = table
  if (state.round < state.options.rounds) {
    state.round += 1
    state.phase = { kind: 'lay', laid: [] }
    return
  }
  state.phase = { kind: 'over' }
  table.tell({ kind: 'gameOver', places: placesOf(state) })
}

export function outcome(state: Readonly<State>): Outcome | null {
  if (state.phase.kind !== 'over') return null
  const places = placesOf(state)
  return { places, winners: places[0] ?? [], scores: state.seats.map(({ points }) => points) }
}

function placesOf({ seats }: Readonly<State>): Seat[][] {
  const points = [...new Set(seats.map((each) => each.points))].sort((one, other) => other - one)
  return points.map((each) => seats.flatMap((own, seat) => (own.points === each ? [seat] : [])))
}

function seatOf({ seats }: State, seat: Seat): State['seats'][number] {
  const found = seats[seat]
  if (!found) throw new Error(`a seat from 0 to ${seats.length - 1}, not ${seat}`)
  return found
}
