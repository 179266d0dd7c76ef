import type { Outcome, Seat } from '../../core/game.ts'
import type { Phase, Result, Robot, RobotIndex, State } from './shapes.ts'
import { robotOf, robotsOf, type DerbyTable } from './table.ts'

type Over = Extract<Phase, { kind: 'over' }>

export function endMatch(table: DerbyTable): void {
  const { result, winners, places } = standings(table.state)
  table.state.phase = { kind: 'over', result, winners, places }
  table.tell({ kind: 'gameOver', result, winners: [...winners], places: places.map((seats) => [...seats]) })
}

function standings(state: Readonly<State>): Omit<Over, 'kind'> {
  const finished = robotsThat(state, ({ next }) => next === null)
  const result = resultOf(state, finished)
  const won = result === 'win' ? seatsOf(state, finished) : []
  const others = ranked(state).map((seats) => seats.filter((seat) => !won.includes(seat)))
  const groups = others.filter((seats) => seats.length > 0)
  const places = result === 'roundLimit' ? groups : [won, ...groups]
  return { result, winners: result === 'roundLimit' ? bestOf(state, places[0] ?? []) : finished, places }
}

/** CD-76 */
function resultOf(state: Readonly<State>, finished: readonly RobotIndex[]): Result {
  if (finished.length === 0) return 'roundLimit'
  return seatsOf(state, finished).length > 0 ? 'win' : 'droneWin'
}

/** All seats by the progress of their better robot, best first; equal ones share a place (section 9). */
function ranked(state: Readonly<State>): Seat[][] {
  const places: { best: Robot; seats: Seat[] }[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const best = betterOf(state, seat)
    const equal = places.find((place) => ahead(place.best, best) === 0)
    if (equal) equal.seats.push(seat)
    else places.push({ best, seats: [seat] })
  }
  return places.sort((one, other) => ahead(other.best, one.best)).map(({ seats }) => seats)
}

function betterOf(state: Readonly<State>, seat: Seat): Robot {
  const own = robotsOf(state, seat).map((robot) => robotOf(state, robot))
  const [best] = own.sort((one, other) => ahead(other, one))
  if (!best) throw new Error(`seat ${seat} has no robot`)
  return best
}

/** Above 0: more targets, or as many with the last of them in an earlier round. */
function ahead(one: Robot, other: Robot): number {
  const lastOf = ({ reached }: Robot): number => reached.at(-1)?.round ?? 0
  return one.reached.length - other.reached.length || lastOf(other) - lastOf(one)
}

/** These seats' robots that are as far as their seat. */
const bestOf = (state: Readonly<State>, seats: readonly Seat[]): RobotIndex[] =>
  robotsThat(
    state,
    (own) => own.seat !== null && seats.includes(own.seat) && ahead(own, betterOf(state, own.seat)) === 0,
  )

/** CD-74: two robots of one seat make one winner. */
const seatsOf = (state: Readonly<State>, robots: readonly RobotIndex[]): Seat[] => {
  const seats = robots.flatMap((robot) => robotOf(state, robot).seat ?? [])
  return [...new Set(seats)].sort((one, other) => one - other)
}

const robotsThat = ({ robots }: Readonly<State>, is: (own: Robot) => boolean): RobotIndex[] =>
  robots.flatMap((own, robot) => (is(own) ? [robot] : []))

/** Where a drone has won alone, no seat has (CD-76). */
export function outcome({ phase }: Readonly<State>): Outcome | null {
  if (phase.kind !== 'over') return null
  const [first] = phase.places
  return {
    places: phase.places.filter((seats) => seats.length > 0),
    winners: phase.result === 'droneWin' ? [] : (first ?? []),
  }
}
