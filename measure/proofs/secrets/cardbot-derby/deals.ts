import { USUAL_OPTIONS, type Options } from '@robot-night/engine/games/cardbot-derby'
import type { Deal } from '../manners.ts'

const MOST_ROBOTS = 8
const MOST_DRONES = 4

/** Tables of all sorts, one after another. */
const dealt = (name: string, options: (seats: number) => Partial<Options>): Deal => ({
  name,
  isSo: () => true,
  options: (seats) => ({ ...USUAL_OPTIONS, ...options(seats) }),
})

const dronesFor = (seats: number): Options['drones'] => {
  const free = Math.min(MOST_DRONES, MOST_ROBOTS - seats)
  return free === 1 || free === 2 || free === 3 || free === 4 ? free : 0
}

export const DEALS: readonly Deal[] = [
  dealt('usual', () => ({})),
  dealt('seven cards', () => ({ drawCount: 7, board: 'paternoster' })),
  dealt('drones', (seats) => ({ robotsPerPlayer: 1, drones: dronesFor(seats), board: 'funhouse' })),
  dealt('pairs', (seats) => ({ robotsPerPlayer: seats * 2 > MOST_ROBOTS ? 1 : 2, drones: 0, drawCount: 6 })),
  dealt('turntables', () => ({ board: 'roundhouse' })),
  dealt('walls', () => ({ board: 'turnstile' })),
  dealt('portals', () => ({ board: 'carousel', finishOnTarget: true })),
]
