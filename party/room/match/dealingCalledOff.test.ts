import type { CalledOff } from '@robot-night/engine/fair'
import { describe, expect, it } from 'vitest'
import { type Evening } from '../testing/evening.ts'
import { PEOPLE, table, shuffle, valueOf, throws, reveals, stage, recorded, verdict } from '../testing/shuffling.ts'

describe('deals that are called off', () => {
  /** The host deals, two of them throw, and somebody comes or goes. */
  function callsOff(evening: Evening, times: number): string[] {
    return Array.from({ length: times }, (_, at) => {
      if (!shuffle(evening)) evening.manages({ do: 'deal' })
      const { commitment } = shuffle(evening)!
      throws(evening, 'mara')
      evening.manages(at % 2 === 0 ? { do: 'seatBot', chair: 4 } : { do: 'clearChair', chair: 4 })
      return commitment
    })
  }
  const calledOffIn = (evening: Evening) => (recorded(evening)['fair'] as { calledOff: CalledOff[] }).calledOff

  it('are published beyond the sixteenth, and what had been thrown into them', () => {
    const evening = table()
    const announcements = callsOff(evening, 40)
    for (const each of PEOPLE) throws(evening, each)
    for (const each of PEOPLE) reveals(evening, each)
    evening.manages({ do: 'stop' })
    const published = calledOffIn(evening)
    expect(published.map(({ commitment }) => commitment)).toEqual(announcements)
    for (const { rounds } of published) expect(rounds).toMatchObject([[{ seat: 0, value: null }]])
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('are published with what was shown by then', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    evening.manages({ do: 'clearChair', chair: 1 })
    for (const each of ['mara', 'ida']) throws(evening, each)
    for (const each of ['mara', 'ida']) reveals(evening, each)
    evening.manages({ do: 'stop' })
    expect(calledOffIn(evening)).toMatchObject([
      { rounds: [[{ value: valueOf('mara') }, { value: null }, { value: null }]] },
    ])
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('come to an end: after 64 it is dealt at once, and the record says that nobody threw', () => {
    const evening = table()
    callsOff(evening, 64)
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(calledOffIn(evening)).toHaveLength(64)
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [] })
    evening.manages({ do: 'deal' })
    expect(shuffle(evening)?.throws).toBeNull()
  })
})
