import { describe, expect, it } from 'vitest'
import { TITLES } from '@robot-night/engine'
import { playThrough, wrongEnds } from '../../measure/proofs/faults/chaos/run.ts'

describe('a way to the room that delays, loses, doubles, swaps, falls silent and cuts', () => {
  it('changes nothing in the end: nothing is lost or done twice, and everybody has seen the same, in two matches of each title', async () => {
    const matches = 2 * TITLES.length
    const harvest = await playThrough({
      games: TITLES,
      matches,
      sideBySide: matches,
      seed: 'chaos',
      until: 'all',
      progress: () => undefined,
    })
    expect(wrongEnds(harvest)).toEqual([])
    expect(harvest.matches).toBe(matches)
    // The weather was as bad as it is said to be, and there was something to lose.
    expect(Math.min(...Object.values(harvest.tally))).toBeGreaterThan(5)
    // Every other one is where no socket comes through.
    expect(harvest.tally.streamed).toBeGreaterThan(harvest.tally.messages / 5)
    expect(harvest.acknowledged).toBeGreaterThan(150)
    expect(harvest.stale).toBeGreaterThan(20)
  })
})
