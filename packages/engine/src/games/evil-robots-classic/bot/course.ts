import type { Seat } from '../../../core/game.ts'
import type { Allegiance, View } from '../shapes.ts'
import { isLocked } from '../table.ts'
import { meIn } from './known.ts'
import type { World } from './worlds.ts'

/** How a round stands in one world, to be played on from there. */
export interface Course {
  sides: Allegiance[]
  /** Seats that will be called yet. */
  waiting: readonly Seat[]
  /** Seats of the Pass phase that are to act yet; in order once they have lined up. */
  passers: readonly Seat[]
  hasLinedUp: boolean
  nobodyPasses: boolean
  /** My robot or my allegiance has been shown (ERC-780). */
  exposed: boolean
}

export type Round = Omit<Course, 'sides'>

/** From now on; the seat whose turn it is has had it. */
export function roundIn(view: View): Round {
  const { seats, turn, line, nobodyPasses } = view
  const { seat: me, own } = meIn(view)
  const seatsThat = (is: (status: string, seat: Seat) => boolean) =>
    seats.flatMap(({ status }, seat) => (seat !== turn?.seat && is(status, seat) ? [seat] : []))
  const lined = line?.map(({ seat }) => seat).filter((seat) => seats[seat]?.status === 'passed')
  return {
    waiting: seatsThat((status, seat) => status === 'waiting' && !(seat === me && own.missed)),
    passers: nobodyPasses ? [] : (lined ?? seatsThat((status) => status === 'passed')),
    hasLinedUp: line !== null,
    nobodyPasses,
    exposed: own.exposed,
  }
}

/** ERC-750 */
export const isStuck = ({ robots }: World, { sides }: Course, place: number): boolean =>
  isLocked({ robot: robots[place] ?? 'BadBot', allegiance: sides[place] ?? 'N' })

/** ERC-504, ERC-785 */
export const beats = ({ levels, robots }: World, place: number, target: number): boolean =>
  robots[place] === 'SumoBot' || (levels[place] ?? 0) < (levels[target] ?? 0)

/** Turns somebody's coin, unless it is locked. */
export function turnTo(world: World, course: Course, { place, side }: { place: number; side: Allegiance }): void {
  if (!isStuck(world, course, place)) course.sides[place] = side
}

/** This seat will not act any more this round. */
export function spend(course: Course, seat: Seat): void {
  course.waiting = course.waiting.filter((each) => each !== seat)
  course.passers = course.passers.filter((each) => each !== seat)
}
