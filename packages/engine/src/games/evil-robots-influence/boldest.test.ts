import { expect, it } from 'vitest'
import { boldest } from './boldest.ts'
import type { Event, PowerCard } from './shapes.ts'

const bought = (seat: number, paid: number, card: PowerCard): Event[] => [
  { kind: 'picked', seat, paid, dealer: 0 },
  { kind: 'powerGiven', seat, card, tokens: 2, first: false },
]
const counted = (pot: number, winners: number[]): Event => {
  const team = { members: [], total: 0 }
  return {
    ...{ kind: 'counted', pot, winners, levels: [], idle: null, competing: [], winning: [] },
    teams: { good: team, evil: team, neutral: team },
  }
}

it('who pays more than a card is worth is bold; a card that lies face down is worth nothing', () => {
  const heard = [...bought(1, 5, { num: 4, up: true }), ...bought(2, 3, { num: 8, up: false }), counted(9, [0])]
  expect(boldest(heard)).toEqual({ seat: 2, kind: 'overpaid', amount: 3, against: 0, event: 2 })
})

it('else it is the largest pot that somebody won alone', () => {
  const heard = [...bought(1, 2, { num: 4, up: true }), counted(5, [0]), counted(7, [2]), counted(9, [1, 2])]
  expect(boldest(heard)).toEqual({ seat: 2, kind: 'alone', amount: 7, event: 3 })
  expect(boldest([counted(9, [1, 2]), counted(9, [])])).toBeNull()
})
