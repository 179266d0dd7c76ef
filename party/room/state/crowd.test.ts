import { describe, expect, it } from 'vitest'
import { thinned } from './crowd.ts'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from '../testing/evening.ts'

const told = (evening: Evening) => roomFacts(evening.room, evening.moment()).watchers

/** So many come, one after another; gives how many different numbers were told. */
function come(evening: Evening, count: number, msBetween: number): number {
  const heard = new Set<number>()
  for (let at = 0; at < count; at++) {
    evening.now += msBetween
    evening.watches(`watcher ${at}`)
    heard.add(told(evening))
  }
  return heard.size
}

describe('what is told of a number', () => {
  it.each([
    [0, 0],
    [1, 1],
    [20, 20],
    [21, 22],
    [49, 50],
    [47, 48],
    [97, 95],
    [1234, 1200],
    [4999, 5000],
    [100_000, 100_000],
  ])('%i is told as %i', (count, expected) => expect(thinned(0, count)).toBe(expected))

  it('stays as it is until it is wrong by a whole step, whichever way', () => {
    const counts = [1000, 1049, 951, 1099, 1000]
    expect(counts.reduce((now, count) => thinned(now, count), 0)).toBe(1000)
    expect(thinned(1000, 1100)).toBe(1100)
    expect(thinned(1100, 1051)).toBe(1100)
  })

  it('is never wrong by more than a tenth or so', () => {
    for (let count = 0, now = 0; count < 30_000; count += 7) {
      now = thinned(now, count)
      expect(Math.abs(now - count)).toBeLessThanOrEqual(Math.max(0, count * 0.11))
    }
  })
})

describe('a room that is looked at', () => {
  it('counts a few one by one, at once', () => {
    const evening = new Evening()
    expect(come(evening, 20, 0)).toBe(20)
    evening.goes('', 'watcher 3')
    expect(told(evening)).toBe(19)
  })

  it('tells of a crowd now and then, and in the end about how many they are', () => {
    const evening = new Evening()
    expect(come(evening, 150, 50)).toBeLessThan(26)
    while (evening.waits()) if (evening.room.crowd.at + 10_000 < evening.now) break
    expect(told(evening)).toBe(150)
  })

  it('comes down to a few again by itself', () => {
    const evening = new Evening()
    come(evening, 60, 100)
    for (let at = 0; at < 58; at++) evening.goes('', `watcher ${at}`)
    expect(told(evening)).toBeGreaterThan(20)
    evening.waits()
    expect(told(evening)).toBe(2)
  })

  it('asks for no alarm while what was told still holds', () => {
    const evening = new Evening()
    evening.joins('Tom')
    const before = nextDue(evening.room, evening.moment())
    come(evening, 20, 0)
    expect(nextDue(evening.room, evening.moment())).toBe(before)
  })
})
