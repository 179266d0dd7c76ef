import type { Pace } from '@robot-night/engine'
import type { Facts } from './facts.ts'
import type { Room } from './room.ts'

const USUAL = 'normal'

/** What a table begins with: what its maker wished, or what is usual. */
export const usualPaceUnless = (wished: Pace | undefined): Pick<Facts, 'pace' | 'isPaceUsual'> =>
  wished ? { pace: wished } : { pace: USUAL, isPaceUsual: true }

/** The pace of the match that is dealt now. Unless somebody has chosen one, nobody hurries who plays with tin robots alone. */
export function paceDealt({ pace, isPaceUsual, chairs }: Facts): Pace {
  const people = chairs.filter(({ kind }) => kind === 'person').length
  return isPaceUsual && people < 2 ? 'off' : pace
}

/** For the next match it is as open as before. */
export function withUsualPace(room: Room): Room {
  const { facts } = room
  if (!facts.isPaceUsual || facts.stage === 'playing' || facts.pace === USUAL) return room
  return { ...room, facts: { ...facts, pace: USUAL } }
}
