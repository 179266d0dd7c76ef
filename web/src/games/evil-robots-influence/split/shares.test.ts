import type { Proposal, Share } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { evenly, ranked, withLess, withMore, without } from './shares.ts'

const gemsOf = (shares: readonly Share[] | null) => shares?.map(({ gems }) => gems) ?? null
const shares = (...gems: number[]): Share[] => gems.map((each, seat) => ({ seat, gems: each }))
const sum = (all: readonly Share[]) => all.reduce((total, { gems }) => total + gems, 0)

describe('an idea in the making', () => {
  it('begins as evenly as the pot allows', () => {
    expect(gemsOf(evenly([0, 2, 3], 5))).toEqual([2, 2, 1])
    expect(gemsOf(evenly([0, 2, 3], 2))).toEqual([1, 1, 0])
  })

  it('takes one more from who has most, from the viewer first', () => {
    expect(gemsOf(withMore(shares(2, 2, 1), 2, 0))).toEqual([1, 2, 2])
    expect(gemsOf(withMore(shares(1, 3, 1), 2, 0))).toEqual([1, 2, 2])
    expect(withMore(shares(0, 0, 5), 2, 0)).toBeNull()
  })

  it('gives one less to who has fewest', () => {
    expect(gemsOf(withLess(shares(2, 2, 1), 1))).toEqual([2, 1, 2])
    expect(withLess(shares(5, 0), 1)).toBeNull()
  })

  it('always adds up to the pot', () => {
    for (let pot = 1; pot <= 12; pot++) {
      let idea: Share[] = evenly([0, 1, 2, 3], pot)
      for (let step = 0; step < 20; step++) {
        idea = (step % 3 === 0 ? withLess(idea, step % 4) : withMore(idea, step % 4, 1)) ?? idea
        expect(sum(idea)).toBe(pot)
        expect(idea.every(({ gems }) => gems >= 0)).toBe(true)
      }
    }
  })
})

describe('a split', () => {
  it('has the most supported proposal on top, the newest of equals', () => {
    const proposal = (number: number, supporters: number[]): Proposal => ({ number, by: 0, shares: [], supporters })
    const order = ranked([proposal(1, [1]), proposal(2, [0, 2]), proposal(3, [3]), proposal(4, [])])
    expect(order.map(({ number }) => number)).toEqual([2, 3, 1, 4])
  })

  it('says what no agreement costs (EI-87)', () => {
    expect(without(5, 3)).toEqual({ each: 1, lost: 2 })
    expect(without(3, 3)).toEqual({ each: 1, lost: 0 })
    expect(without(2, 3)).toEqual({ each: 0, lost: 0 })
  })
})
