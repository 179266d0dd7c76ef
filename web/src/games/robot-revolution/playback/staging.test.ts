import { describe, expect, it } from 'vitest'
import type { View } from '@robot-night/engine/games/robot-revolution'
import { lived } from '../testing.ts'
import { after } from './staging.ts'

/** What a playback shows of a view. */
const seen = ({ round, primary, deckSize, discard, stacks, hand, seats }: View) => ({
  round,
  primary,
  deckSize,
  discard,
  stacks,
  hand,
  seats: seats.map(({ handSize, generalsLeft, living, breakthroughs }) => ({
    handSize,
    generalsLeft,
    living,
    breakthroughs,
  })),
})

describe('staging', () => {
  it.each([
    [2, 0, 1],
    [2, 'spectator', 2],
    [4, 3, 3],
    [6, 'spectator', 4],
    [6, 1, 5],
  ] as const)('%i seats, seen by %s: event after event leads from one view to the next', (seats, viewer, seed) => {
    for (const { before, events, now } of lived(seats, viewer, seed)) {
      const staged = events.reduce(after, before)
      const isMine = viewer !== 'spectator' && !now.seats[viewer]?.living
      // The fallen see what a spectator sees, and after the match all lies open: neither is told by events.
      if (isMine || now.phase.kind === 'over') continue
      expect(seen(staged)).toEqual(seen(now))
    }
  })

  it('changes no view in place', () => {
    for (const { before, events } of lived(2, 0, 6)) {
      const copy = structuredClone(before)
      events.reduce(after, before)
      expect(before).toEqual(copy)
    }
  })
})
