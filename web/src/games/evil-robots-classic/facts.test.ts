import { describe, expect, it } from 'vitest'
import { factsOf, knownBy, stepOf } from './facts.ts'
import { lived } from './testing.ts'
import type { View } from '@robot-night/engine/games/evil-robots-classic'

function anyView(): View {
  for (const { now } of lived(4, 0, 1)) return now
  throw new Error('a match begins')
}

describe('what is known of a robot', () => {
  const view = anyView()
  const shown = { seat: 2, to: [0], showed: { what: 'power', value: 7 } } as const
  const whispered = [{ ...shown, to: [0] }]

  it('is what all have seen, and apart from it what was shown to me alone', () => {
    expect(factsOf(view, 2)).toEqual([])
    expect(factsOf({ ...view, whispered }, 2)).toEqual([{ what: 'power', value: 7, level: null, isMine: true }])
    expect(factsOf({ ...view, whispered }, 3)).toEqual([])
  })

  it('is no secret of mine once all have seen that card', () => {
    const seats = view.seats.map((seat, at) => (at === 2 ? { ...seat, power: 7 as const } : seat))
    expect(factsOf({ ...view, seats, whispered }, 2).map(({ isMine }) => isMine)).toEqual([false])
  })

  it('lists what I was shown and what I showed, the last first', () => {
    const mine = { seat: 0, to: [1], showed: { what: 'robot' as const, value: 'BadBot' as const } }
    expect(knownBy({ ...view, whispered: [...whispered, mine] }).map(({ isMine }) => isMine)).toEqual([true, false])
  })
})

describe('where the round is', () => {
  it('goes from talk over turns to the reveal', () => {
    const steps = new Set<string>()
    for (const { now } of lived(5, 'spectator', 3)) steps.add(stepOf(now))
    expect([...steps].sort()).toEqual(['pass', 'reveal', 'talk', 'turns'])
  })
})
