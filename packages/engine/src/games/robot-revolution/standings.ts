import type { Outcome, Seat } from '../../core/game.ts'
import { ROUND_LIMIT } from './material.ts'
import { seatAt, type RevolutionTable } from './table.ts'
import type { Result, State } from './shapes.ts'

const livingSeats = (state: Readonly<State>): number => state.seats.filter((seat) => seat.living).length

/** RR-70, RR-71, RR-73; asked when the round's hits have been taken. */
export function hasEnded(state: Readonly<State>): boolean {
  return livingSeats(state) <= 1 || state.round >= ROUND_LIMIT
}

export function endMatch(table: RevolutionTable): void {
  const { state } = table
  const places = placesOf(state)
  const result = resultOf(state, places)
  state.phase = { kind: 'over', result, places }
  table.tell({ kind: 'gameOver', result, places: places.map((seats) => [...seats]) })
}

function resultOf(state: Readonly<State>, places: readonly (readonly Seat[])[]): Result {
  if (livingSeats(state) > 1) return 'roundLimit'
  return places[0]?.length === 1 ? 'win' : 'draw'
}

/** Best first; equal ones share a place. */
function placesOf(state: Readonly<State>): Seat[][] {
  const places: { merit: number[]; seats: Seat[] }[] = []
  for (let seat = 0; seat < state.seats.length; seat++) {
    const merit = meritOf(state, seat)
    const equal = places.find((place) => compare(place.merit, merit) === 0)
    if (equal) equal.seats.push(seat)
    else places.push({ merit, seats: [seat] })
  }
  return places.sort((a, b) => compare(b.merit, a.merit)).map(({ seats }) => seats)
}

/** What a seat is ranked by, the weightiest first. */
function meritOf(state: Readonly<State>, seat: Seat): number[] {
  const { living, fellIn, generals, breakthroughs, breakthroughsThisRound } = seatAt(state, seat)
  if (living) return [1, generals.length] // RR-73
  const fellTogether = state.seats.length > 2 && livingSeats(state) === 0 && fellIn === state.round
  const struck = fellTogether ? [breakthroughsThisRound, breakthroughs] : [] // RR-72
  return [0, fellIn ?? 0, ...struck]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** A shared first place is a draw, and nobody has won. */
export function outcome(state: Readonly<State>): Outcome | null {
  if (state.phase.kind !== 'over') return null
  const { places } = state.phase
  const [best] = places
  return { places, winners: best?.length === 1 ? best : [] }
}
