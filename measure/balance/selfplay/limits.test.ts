import { describe, expect, it } from 'vitest'
import { isKept } from '../../report.ts'
import { fairness, medianOf } from './limits.ts'

const limits = { rounds: [4, 12], wins: [0.7, 1.35], upTo: 3 } as const
const won = (...winners: number[]) => ({ winners })
const many = (...matches: { winners: number[] }[]) => Array.from({ length: 600 }, () => matches).flat()

describe('how alike the seats win', () => {
  it('is given as a multiple of a fair share', () => {
    expect(fairness([won(0), won(0), won(0), won(1)], 2, {})).toMatchObject([{ value: 0.5 }, { value: 1.5 }])
  })
  it('counts a shared place by parts, and nothing where nobody has won', () => {
    expect(fairness([won(0, 1), won(1), won()], 2, {})).toMatchObject([{ value: 0.5 }, { value: 1.5 }])
  })
  it('misses its bounds where one seat wins too often', () => {
    expect(fairness(many(won(0), won(1), won(2), won(0)), 3, limits).map(isKept)).toEqual([true, false])
    expect(fairness(many(won(0), won(1)), 3, limits).map(isKept)).toEqual([false, false])
    expect(fairness(many(won(0), won(1), won(2)), 3, limits).map(isKept)).toEqual([true, true])
  })
  it('is bound neither by a few matches nor at larger tables', () => {
    expect(fairness([won(0)], 2, limits).map(isKept)).toEqual([true, true])
    expect(fairness(many(won(0), won(1)), 4, limits).map(isKept)).toEqual([true, true])
  })
})

it('the median of the rounds is held within both bounds', () => {
  expect(medianOf([3, 9, 30], limits.rounds).map(isKept)).toEqual([true, true])
  expect(medianOf([2, 3, 30], limits.rounds).map(isKept)).toEqual([false, true])
  expect(medianOf([2, 13, 30], limits.rounds).map(isKept)).toEqual([true, false])
})
