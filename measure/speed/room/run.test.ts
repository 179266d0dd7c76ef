import { expect, it } from 'vitest'
import { sideBySide } from './run.ts'

/** What needs nothing but what is installed anyway. */
const OURS = ['product', 'bare', 'forgetful'] as const

/** A whole match is recorded first. */
const PATIENCE_MS = 120_000

it(
  'rooms and bare objects are played in side by side, and everybody hears of every move',
  async () => {
    const phase = { watchers: 2, rooms: 3, sides: OURS, rounds: 1, forMs: 1000, gapMs: 40 }
    const weighing = { titles: ['robot-revolution'], moves: 4 }
    const asked = { title: 'robot-revolution', seats: 2, seed: 'test', phases: [phase], weighing }
    const { seen, weights } = await sideBySide(asked, { progress: () => undefined })
    expect(seen.map(({ side, watchers, round }) => ({ side, watchers, round }))).toEqual(
      OURS.map((side) => ({ side, watchers: 2, round: 0 })),
    )
    for (const { moves, okP50, okP99, watcherP50, frames } of seen) {
      expect(moves).toBeGreaterThan(0)
      expect(okP50).toBeGreaterThan(0)
      expect(okP99).toBeGreaterThanOrEqual(okP50)
      expect(watcherP50).toBeGreaterThan(0)
      expect(frames).toBe(1)
    }
    expect(weights).toMatchObject([{ title: 'robot-revolution' }])
    expect(weights[0]?.player).toHaveLength(4 * 2)
    expect(weights[0]?.watcher).toHaveLength(4)
    expect(Math.max(...(weights[0]?.player ?? []))).toBeGreaterThan(50)
  },
  PATIENCE_MS,
)
