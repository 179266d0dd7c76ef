import { describe, expect, it } from 'vitest'
import { titleOf } from '@robot-night/engine'
import { playThrough, wrongEnds } from '../measure/faults/chaos/run.ts'

describe('a way to the room that delays, loses, doubles, swaps and cuts', () => {
  it('changes nothing in the end: nothing is lost or done twice, and everybody has seen the same, in 12 matches', async () => {
    const harvest = await playThrough({
      game: titleOf('robot-revolution')!,
      matches: 12,
      companies: [
        { people: 2, tins: 0, isMirrored: true },
        { people: 1, tins: 1, isMirrored: false },
        { people: 3, tins: 1, isMirrored: false },
      ],
      seed: 'chaos',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongEnds(harvest)).toEqual([])
    expect(harvest.matches).toBe(12)
    // The weather was as bad as it is said to be, and there was something to lose.
    expect(Math.min(...Object.values(harvest.tally))).toBeGreaterThan(5)
    expect(harvest.acknowledged).toBeGreaterThan(150)
    expect(harvest.stale).toBeGreaterThan(20)
  })
})
