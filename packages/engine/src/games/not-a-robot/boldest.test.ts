import { expect, it } from 'vitest'
import { boldest } from './boldest.ts'
import type { Event, Role } from './shapes.ts'

/** Seats give their words in order, so seat 0 is entry 1. */
function voted(votes: (number | null)[], robot: number): Event[] {
  const roles = votes.map((_, seat): Role => (seat === robot ? 'robot' : 'human'))
  return [
    { kind: 'roundStarted', round: 1, pictures: [] },
    ...votes.map((_, seat): Event => ({ kind: 'wordGiven', seat, entry: seat + 1, word: 'tin' })),
    { kind: 'votesShown', votes, tally: [], tied: [], revealed: 0 },
    { kind: 'rolesShown', roles, serverRole: null },
  ]
}

it('a Robot that nobody voted for fooled everyone who voted', () => {
  const heard = [...voted([2, 1, 1], 2), ...voted([2, 1, 1], 1)]
  expect(boldest(heard)).toEqual({ seat: 2, kind: 'unseen', amount: 2, event: 5 })
  expect(boldest(voted([2, 1, 1], 1))).toBeNull()
  expect(boldest(voted([null, null, 2], 2))).toBeNull()
})

it('a Robot that names the picture is bolder', () => {
  const guess: Event = { kind: 'guessed', seat: 1, place: 6, right: true }
  expect(boldest([...voted([2, 1, 1], 2), guess])).toEqual({ seat: 1, kind: 'guessed', amount: 6, event: 6 })
  expect(boldest([{ ...guess, right: false }])).toBeNull()
})
