import { expect, it } from 'vitest'
import { SIDES } from './plan.ts'
import { sideBySide } from './run.ts'

/** A whole match is recorded first. */
const PATIENCE_MS = 120_000

it(
  'rooms and bare objects are played in side by side, and everybody hears of every move',
  async () => {
    const phase = { watchers: 2, rooms: 3, sides: SIDES, rounds: 1, forMs: 1000, gapMs: 40 }
    const asked = { title: 'robot-revolution', seats: 2, seed: 'test', phases: [phase] }
    const seen = await sideBySide(asked, { progress: () => undefined })
    expect(seen.map(({ side, watchers, round }) => ({ side, watchers, round }))).toEqual(
      SIDES.map((side) => ({ side, watchers: 2, round: 0 })),
    )
    for (const { moves, okP50, okP99, watcherP50, bytesP50, frames } of seen) {
      expect(moves).toBeGreaterThan(0)
      expect(okP50).toBeGreaterThan(0)
      expect(okP99).toBeGreaterThanOrEqual(okP50)
      expect(watcherP50).toBeGreaterThan(0)
      expect(bytesP50).toBeGreaterThan(100)
      expect(frames).toBe(1)
    }
  },
  PATIENCE_MS,
)
