import { expect, it } from 'vitest'
import { isKept } from '../../report.ts'
import { countSides, sideFigures, type Sided } from './sides.ts'

const scored = (winner: string) => ({ to: 'all', event: { kind: 'scored', winner } }) as const

it('counts the rounds that the Robot won, and no other events', () => {
  const sided: Sided = { rounds: 0, won: 0 }
  countSides(sided, 'not-a-robot', [scored('robot'), scored('humans'), { to: 'all', event: { kind: 'voteOpened' } }])
  expect(sided).toEqual({ rounds: 2, won: 1 })
  countSides(sided, 'cardbot-derby', [scored('robot')])
  expect(sided.rounds).toBe(2)
})

it('misses its bounds where the Robot wins too seldom or too often', () => {
  const kept = (won: number) => sideFigures('not-a-robot', [{ rounds: 1000, won }]).map(isKept)
  expect([kept(290), kept(450), kept(610)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
})

it('is not bound by a few rounds, and silent where there are no sides', () => {
  expect(sideFigures('not-a-robot', [{ rounds: 10, won: 10 }]).map(isKept)).toEqual([true])
  expect(sideFigures('cardbot-derby', [{ rounds: 10, won: 10 }])).toEqual([])
})
