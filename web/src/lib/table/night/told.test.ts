import type { NightMatch } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { leadersOf, tableOf, winnersOf } from './told.ts'

const seat = (name: string, place: number) => ({
  chair: 0,
  name,
  guest: name.charCodeAt(0),
  place,
  won: place === 1,
  score: null,
})
const match = (number: number, ...names: string[]): NightMatch => ({
  id: `${number}`,
  title: 'probe',
  number,
  at: 0,
  ended: null,
  seats: names.map((name, at) => seat(name, at + 1)),
})

describe('the night as a table', () => {
  it('the last three matches have columns of their own', () => {
    const night = [1, 2, 3, 4].map((number) => match(number, 'Ann', 'Ben'))
    expect(tableOf(night.slice(1))).toMatchObject({ hasEarlier: false, matches: night.slice(1) })
    expect(tableOf(night)).toMatchObject({ hasEarlier: true, matches: night.slice(1) })
  })

  it('a stopped match has none', () => {
    expect(tableOf([{ ...match(1, 'Ann'), ended: 'stopped' }])).toEqual({ hasEarlier: false, matches: [], rows: [] })
  })

  it('says who leads, all of them, and who won', () => {
    expect(leadersOf([match(1, 'Ann', 'Ben'), match(2, 'Ben', 'Ann')])).toEqual({ names: 'Ann, Ben', points: 8 })
    expect(leadersOf([])).toBeNull()
    expect(winnersOf(match(1, 'Ann', 'Ben'))).toBe('Ann')
  })
})
