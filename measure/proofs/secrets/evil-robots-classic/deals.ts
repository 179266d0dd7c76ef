import type { Robot, SeatState, State } from '@robot-night/engine/games/evil-robots-classic'
import type { Deal } from '../manners.ts'
import { isClassic } from './state.ts'

/** So many of these robots are held, and whatever else must be. */
const holding = (least: number, robots: readonly Robot[], isSo: (state: State) => boolean = () => true) => ({
  isSo: (state: object): boolean =>
    isClassic(state) && state.seats.filter(({ robot }) => robots.includes(robot)).length >= least && isSo(state),
})

/** LockBot begins on a side, and RandomBot comes early: else everything is over before it flips a coin. */
const isLocked = ({ seats }: State): boolean =>
  seats.some(({ robot, allegiance }) => robot === 'LockBot' && allegiance !== 'N') &&
  seats.some(({ robot, power }) => robot === 'RandomBot' && power >= MIDDLE)
const MIDDLE = 5

/** CheatBot is stronger than somebody who comes early to convert it, and might not be; ForceBot waits still. */
const isDoubted = ({ seats }: State): boolean => {
  const powerOf = (robot: Robot) => seats.find((own) => own.robot === robot)?.power ?? 0
  const isConvincing = ({ robot, power }: SeatState) =>
    robot !== 'ForceBot' && power >= MIDDLE && power < powerOf('CheatBot')
  return seats.some(isConvincing) && powerOf('ForceBot') < MIDDLE
}

const seatOf = (robot: Robot) => (state: object) =>
  isClassic(state) ? state.seats.findIndex((own) => own.robot === robot) : -1

/** What must be held for this or that to happen. */
export const DEALS: readonly Deal[] = [
  { name: 'reactions', ...holding(2, ['BlockBot', 'ForceBot', 'DoOverBot']) },
  { name: 'lies', ...holding(1, ['CheatBot']) },
  { name: 'switches', ...holding(1, ['JudasBot']) },
  { name: 'locks', ...holding(2, ['LockBot', 'RandomBot'], isLocked) },
  // What ForceBot may do goes by what everybody is led to believe.
  { name: 'doubts', ...holding(2, ['CheatBot', 'ForceBot'], isDoubted), through: seatOf('ForceBot') },
  { name: 'any', isSo: () => true },
]
