import type { Pace } from '@robot-night/engine'
import type { Facts } from './facts.ts'
import type { Room } from './room.ts'

/** What a table begins with: what its maker wished, or what is usual. */
export const usualPaceUnless = (wished: Pace | undefined): Pick<Facts, 'pace' | 'isPaceUsual'> =>
  wished ? { pace: wished } : { pace: 'off', isPaceUsual: true }

/** Who plays with tin robots alone is hurried by nobody; people wait for each other. */
export function withUsualPace(room: Room): Room {
  const { facts } = room
  if (!facts.isPaceUsual || facts.stage === 'playing' || facts.shuffle) return room
  const pace = facts.chairs.filter(({ kind }) => kind === 'person').length > 1 ? 'normal' : 'off'
  return pace === facts.pace ? room : { ...room, facts: { ...facts, pace } }
}
