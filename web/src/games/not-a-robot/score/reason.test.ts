import { expect, test } from 'vitest'
import { talk } from '#lib/words/en/titles/not-a-robot/talk.ts'
import { reasonOf } from './reason.ts'

const NAMES = ['Ann', 'Bob', 'Cy']
const who = (seat: number) => ({ name: NAMES[seat] ?? '', isMe: false })
const picture = { card: 'c01', side: 'a' } as const
const round = (totals: readonly number[]) => {
  const points = totals.map((total) => ({ team: 0, own: 0, robot: 0, total }))
  return { answer: 1, picture, ending: { robot: 0, guess: null, count: null, winner: 'humans' as const, points } }
}
const reason = (...rounds: number[][]): string => reasonOf({ seats: 3, rounds: rounds.map(round) }, talk.over, who)

test('NAR-801 most points win', () => {
  expect(reason([2, 1, 0], [1, 1, 0])).toBe('3 points after 2 rounds.')
})
test('NAR-802 even points: rounds of exactly two decide', () => {
  expect(reason([2, 3, 0], [2, 1, 0])).toBe('4 points, the same as Bob, but more rounds with exactly 2 points: 2 to 0.')
})
test('NAR-803 even in both: they share it', () => {
  expect(reason([2, 1, 0], [1, 2, 0])).toBe('3 points each, and 1 round with exactly 2 points.')
})
