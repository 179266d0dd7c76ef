import { expect, it } from 'vitest'
import { boldest } from './boldest.ts'
import type { Event, SeenRobot } from './shapes.ts'

const robotOf = (seat: number | null): SeenRobot => ({
  ...{ seat, suit: 'H', pileSize: 0, hasProgram: false, touched: [], reached: [] },
  ...{ at: 0, facing: 'N', entry: null, next: null },
})
/** The third is a drone. */
const view = { robots: [robotOf(0), robotOf(1), robotOf(null)] }
const moved = (robot: number, by: number | null = null): Event => ({
  ...{ kind: 'moved', robot, by, from: 0, to: 1, dir: 'E', together: false },
  cause: by === null ? 'move' : 'shove',
})
const card: Event = { kind: 'revealed', step: 0, order: [] }
const round: Event = { kind: 'roundStarted', round: 1, pole: 0 }

it('the most shoves with one card count, not those of several cards or of a drone', () => {
  const heard = [round, card, moved(0, 1), card, moved(0, 1), moved(0, 1), moved(0, 2), moved(1, 2), moved(0, 2)]
  expect(boldest(heard, view)).toEqual({ seat: 1, kind: 'shoves', amount: 2, event: 5 })
})

it('where hardly anybody is shoved, the longest way in one round counts', () => {
  const heard = [
    round,
    card,
    moved(0),
    moved(0),
    card,
    moved(1, 0),
    round,
    moved(0),
    moved(1),
    card,
    moved(1),
    moved(1),
  ]
  expect(boldest(heard, view)).toEqual({ seat: 1, kind: 'squares', amount: 3, event: 11 })
  expect(boldest([round, moved(2)], view)).toBeNull()
})
