import { expect, it } from 'vitest'
import type { Player } from '#lib/table/title.ts'
import { room as de } from '#lib/words/de/room/room.ts'
import { room as en } from '#lib/words/en/room/room.ts'
import { placesOf, tellingOf } from './result.ts'

const players = ['Mara', 'Ben', 'Ida'].map((name, seat): Player => {
  return { seat, name, robot: seat, presence: 'here', botPlays: false }
})

it('tells the places best first, and a shared one takes up the next', () => {
  expect(placesOf({ places: [[2], [0], [1]], winners: [2] }, players)).toEqual(['1. Ida', '2. Mara', '3. Ben'])
  expect(placesOf({ places: [[0, 2], [1]], winners: [0, 2] }, players)).toEqual(['1. Mara', '1. Ida', '3. Ben'])
})

it('shares a line to make others look, the places, and where to look', () => {
  const hook = { line: 'Ida won our match. See how:', link: 'https://robots.test/replay/abc' }
  const shared = tellingOf({ places: [[2], [0], [1]], winners: [2] }, players, hook).split('\n')
  expect(shared).toEqual([hook.line, '1. Ida', '2. Mara', '3. Ben', hook.link])
})

it.each([
  [
    ['Ida'],
    'Ida won our match of Cardbot Derby. See how:',
    'Ida hat unsere Partie Cardbot Derby gewonnen. Sieh dir an, wie:',
  ],
  [
    ['Ida', 'Ben', 'Mara'],
    'Ida, Ben and Mara won our match of Cardbot Derby. See how:',
    'Ida, Ben und Mara haben unsere Partie Cardbot Derby gewonnen. Sieh dir an, wie:',
  ],
  [
    [],
    'Nobody won our match of Cardbot Derby. See why:',
    'Unsere Partie Cardbot Derby hat niemand gewonnen. Sieh dir an, warum:',
  ],
])('says who won, one, many or nobody: %j', (winners, english, german) => {
  expect(en.over.hook(winners, winners.length, 'Cardbot Derby')).toBe(english)
  expect(de.over.hook(winners, winners.length, 'Cardbot Derby')).toBe(german)
})
