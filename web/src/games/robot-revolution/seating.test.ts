import { describe, expect, it } from 'vitest'
import type { View } from '@robot-night/engine/games/robot-revolution'
import { isYetToKeep, seatingOf } from './seating.ts'

describe('seating', () => {
  it('puts two across from each other, with the viewer near', () => {
    expect(seatingOf(2, 0)).toMatchObject({ far: 1, near: 0 })
    expect(seatingOf(2, 1)).toMatchObject({ far: 0, near: 1 })
  })
  it('puts more clockwise from the left of the viewer, who comes last', () => {
    expect(seatingOf(4, 1)).toEqual({ far: null, near: 1, order: [2, 3, 0, 1] })
    expect(seatingOf(3, null).order).toEqual([0, 1, 2])
  })
})

describe('whether the first question is still to come', () => {
  const seat = { handSize: 5, generalsLeft: 0, living: true, fellIn: null, breakthroughs: 0, breakthroughsThisRound: 0 }
  /** Three seats, of which the last is primary: the order is 2, 0, 1. */
  const asking = (kind: 'mulligan' | 'faceUp', at: number): View => ({
    viewer: 0,
    options: { sharedCodeMin: 2 },
    phase: { kind, seat: at },
    round: 0,
    primary: 2,
    deckSize: 37,
    discard: [],
    seats: [seat, seat, seat],
    stacks: [],
    hand: [],
    open: null,
  })

  it('is so until the seat has answered it', () => {
    expect([2, 0, 1].map((at) => isYetToKeep(asking('mulligan', at), 0))).toEqual([true, true, false])
    expect([2, 0, 1].map((at) => isYetToKeep(asking('mulligan', at), 2))).toEqual([true, false, false])
  })
  it('is not so for watchers, nor later', () => {
    expect(isYetToKeep(asking('mulligan', 2), null)).toBe(false)
    expect(isYetToKeep(asking('faceUp', 2), 0)).toBe(false)
  })
})
