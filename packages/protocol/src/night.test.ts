import { describe, expect, it } from 'vitest'
import { placesBySeat, pointsFor, standingsOf, type NightMatch } from './night.ts'

const seat = (name: string, place: number | null, guest: number | null = name.charCodeAt(0)) => ({
  chair: 0,
  name,
  guest,
  place,
  won: place === 1,
  score: null,
})
const match = (number: number, seats: NightMatch['seats'], ended: NightMatch['ended'] = null): NightMatch => ({
  id: `match ${number}`,
  title: 'probe',
  number,
  at: number,
  ended,
  seats,
})

describe('points of the night', () => {
  it('are five, three, two and one for the first four places, and none for others', () => {
    expect([1, 2, 3, 4, 5, null].map(pointsFor)).toEqual([5, 3, 2, 1, 0, 0])
  })

  it('skip places after a tie', () => {
    expect([...placesBySeat([[2, 0], [1], [3, 4]])]).toEqual([
      [2, 1],
      [0, 1],
      [1, 3],
      [3, 4],
      [4, 4],
    ])
  })
})

describe('standings of the night', () => {
  it('add up over all matches, and everyone who shares a place gets its points', () => {
    const night = [
      match(1, [seat('Ann', 1), seat('Ben', 1), seat('Cid', 3)]),
      match(2, [seat('Ben', 2), seat('Cid', 1)]),
    ]
    expect(standingsOf(night)).toMatchObject([
      { name: 'Ben', place: 1, points: 8, places: [1, 2] },
      { name: 'Cid', place: 2, points: 7, places: [3, 1] },
      { name: 'Ann', place: 3, points: 5, places: [1, null] },
    ])
  })

  it('go by the guest, not by the name, and by the name only for tin robots', () => {
    const night = [
      match(1, [seat('Ann', 1, 1), seat('Bolt', 2, null)]),
      match(2, [seat('Annie', 1, 1), seat('Bolt', 2, null), seat('Ann', 3, 7)]),
    ]
    expect(standingsOf(night).map(({ name, guest, points }) => [name, guest, points])).toEqual([
      ['Annie', 1, 10],
      ['Bolt', null, 6],
      ['Ann', 7, 2],
    ])
  })

  it('leave out a match without a result', () => {
    expect(standingsOf([match(1, [seat('Ann', null)], 'stopped')])).toEqual([])
  })
})
