import { describe, expect, it } from 'vitest'
import { order, ringOf } from './ring.ts'

const FORMS = ['tall', 'flat', 'wide'] as const

describe('the ring', () => {
  it('goes clockwise from my left, and the extra robot sits across', () => {
    expect(order(5, 2, null)).toEqual([3, 4, 0, 1])
    expect(order(3, 0, 'npc')).toEqual([1, 'npc', 2])
    expect(order(4, null, null)).toEqual([0, 1, 2, 3])
  })

  it('begins on the left and ends on the right, for every number of robots', () => {
    for (let seats = 3; seats <= 9; seats++) {
      for (const form of FORMS) {
        const places = ringOf(seats, 0, null)
        expect(places[0]?.[form].x).toBeLessThan(50)
        expect(places.at(-1)?.[form].x).toBeGreaterThan(50)
      }
    }
  })

  it('lets no two robots sit on each other', () => {
    for (let seats = 3; seats <= 9; seats++) {
      for (const me of [0, null]) {
        for (const form of FORMS) {
          const spots = ringOf(seats, me, null).map((place) => place[form])
          const near = spots.filter((one, at) =>
            spots.slice(at + 1).some((other) => Math.abs(one.x - other.x) < 11 && Math.abs(one.y - other.y) < 14),
          )
          expect(near, `${seats} ${form}`).toEqual([])
        }
      }
    }
  })
})
