import type { Highlights, NightMatch, NightSeat } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { badgesOf } from './badges.ts'

const seatOf = (name: string, place: number, score: number | null): NightSeat => ({
  ...{ chair: 0, name, guest: name.charCodeAt(0), place, won: place === 1, score },
})
const match = (number: number, scores: readonly (number | null)[], highlights?: Highlights): NightMatch => ({
  ...{ id: `${number}`, title: 'probe', number, at: 0, ended: null },
  seats: scores.map((score, seat) => seatOf(['Ann', 'Ben', 'Cid'][seat] ?? '', seat + 1, score)),
  ...(highlights && { highlights }),
})
const lie = (seat: number, doubters: number[] | null = null) => ({
  lie: { seat, kind: 'role', value: 'human', truth: 'robot', round: 1, doubters, moment: 7 },
})
const bold = (seat: number, moment: number) => ({ bold: { seat, kind: 'waltz', amount: 3, moment } })
const told = (night: readonly NightMatch[]) =>
  badgesOf(night).map(({ kind, match: { number }, seat, moment }) => [kind, number, seat.name, moment])

describe('the badges of a night', () => {
  it('are none where there is nothing to tell: in a night without scores that an earlier build stored', () => {
    expect(badgesOf([])).toEqual([])
    expect(badgesOf([match(1, [null, null])])).toEqual([])
  })

  it('are the lie of a winner, then the one that the fewest saw through, then the newest', () => {
    const night = [match(1, [null, null, null], lie(0, [2])), match(2, [null, null, null], lie(1))]
    expect(told(night)).toEqual([['lie', 1, 'Ann', 7]])
    expect(badgesOf(night)[0]).toMatchObject({ doubters: ['Cid'] })
    expect(told([...night, match(3, [null, null, null], lie(0))])).toEqual([['lie', 3, 'Ann', 7]])
  })

  it('are the race with the fewest points between the first two', () => {
    const night = [match(1, [9, 8, 1]), match(2, [9, 4]), match(3, [7, 6]), match(4, [7, null])]
    expect(told(night)).toEqual([['race', 3, 'Ann', null]])
    expect(badgesOf(night)[0]).toMatchObject({ other: { name: 'Ben' }, margin: 1, score: 7 })
  })

  it('are the bold move of a winner, then the newest', () => {
    const none = [null, null]
    expect(told([match(1, none, bold(0, 4)), match(2, none, bold(1, 5))])).toEqual([['bold', 1, 'Ann', 4]])
    expect(told([match(1, none, bold(1, 4)), match(2, none, bold(1, 5))])).toEqual([['bold', 2, 'Ben', 5]])
  })

  it('are none of a match that was stopped', () => {
    expect(badgesOf([{ ...match(1, [9, 8], lie(0)), ended: 'stopped' }])).toEqual([])
  })
})
