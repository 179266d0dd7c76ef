import { expect, it } from 'vitest'
import type { Player } from '#lib/table/title.ts'
import { placesOf } from './result.ts'

const players = ['Mara', 'Ben', 'Ida'].map((name, seat): Player => {
  return { seat, name, robot: seat, presence: 'here', botPlays: false }
})

it('tells the places best first, and a shared one takes up the next', () => {
  expect(placesOf({ places: [[2], [0], [1]], winners: [2] }, players)).toEqual(['1. Ida', '2. Mara', '3. Ben'])
  expect(placesOf({ places: [[0, 2], [1]], winners: [0, 2] }, players)).toEqual(['1. Mara', '1. Ida', '3. Ben'])
})
