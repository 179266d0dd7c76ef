import { describe, expect, it } from 'vitest'
import type { ClockRule } from './game.ts'
import { DAYS, secondsAt } from './paces.ts'

const always = (seconds: number) => ({ off: seconds, relaxed: seconds, normal: seconds, fast: seconds })
const turn: ClockRule = {
  limit: { off: null, relaxed: 90, normal: 45, fast: 20 },
  lead: { off: 6, relaxed: 8, normal: 6, fast: 3 },
  rush: { off: null, relaxed: 60, normal: 30, fast: 20 },
  last: { off: null, relaxed: 40, normal: 20, fast: 10 },
}
const DAY = 24 * 60 * 60

describe('days a turn', () => {
  it('give a question the whole turn, and leave all else as with no clock', () => {
    for (const [pace, days] of Object.entries(DAYS) as [keyof typeof DAYS, number][]) {
      expect(secondsAt(turn, 'limit', pace)).toBe(days * DAY)
      expect(secondsAt(turn, 'lead', pace)).toBe(6)
      expect(secondsAt(turn, 'rush', pace)).toBeNull()
      expect(secondsAt(turn, 'last', pace)).toBeNull()
    }
  })

  it('give less of the turn where the rule says so', () => {
    expect(secondsAt({ ...turn, turn: 1 / 4 }, 'limit', 'day')).toBe(DAY / 4)
  })

  it('let a window that always runs in full run in full', () => {
    const sealed: ClockRule = { limit: always(8), least: always(8), turn: 1 / 2 }
    expect([secondsAt(sealed, 'limit', 'days'), secondsAt(sealed, 'least', 'days')]).toEqual([1.5 * DAY, 1.5 * DAY])
    expect(secondsAt({ ...sealed, least: always(2) }, 'least', 'days')).toBe(2)
  })

  it('change nothing for people who play at the same time', () => {
    expect(secondsAt(turn, 'limit', 'normal')).toBe(45)
    expect(secondsAt(turn, 'limit', 'off')).toBeNull()
    expect(secondsAt(turn, 'floor', 'fast')).toBeNull()
    expect(secondsAt(undefined, 'limit', 'day')).toBeNull()
  })
})
