import type { Event } from '@robot-night/engine/games/not-a-robot'
import { describe, expect, it } from 'vitest'
import { objectedIn } from './objecting.ts'

/** The review of scenario S16: seat 1's "Bottomless" is struck, seat 3's "Cold" stands. */
const review: Event = {
  kind: 'objectionsShown',
  objections: [
    { seat: 0, objections: [2] },
    { seat: 2, objections: [2, 4] },
    { seat: 4, objections: [2] },
    { seat: 1, objections: [4] },
    { seat: 3, objections: [] },
  ],
  struck: [{ entry: 2, seat: 1, word: 'Bottomless' }],
  list: [
    { seat: 0, word: 'Moon' },
    { seat: 2, word: 'Night' },
    { seat: 3, word: 'Cold' },
    { seat: 4, word: 'Sleep' },
  ],
}

describe('who objected to what', () => {
  it('is told by the entries as they stood before the strikes', () => {
    expect(objectedIn([review])).toEqual([
      { seat: 1, word: 'Bottomless', isStruck: true, against: [0, 2, 4] },
      { seat: 3, word: 'Cold', isStruck: false, against: [2, 1] },
    ])
  })

  it('is kept for the round, and no longer', () => {
    const heard: Event[] = [review, { kind: 'wordGiven', seat: 1, entry: 5, word: 'Owl' }]
    expect(objectedIn(heard)).toEqual(objectedIn([review]))
    expect(objectedIn([...heard, { kind: 'roundStarted', round: 2, pictures: [] }])).toEqual([])
  })
})
