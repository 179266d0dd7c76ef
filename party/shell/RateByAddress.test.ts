import { describe, expect, it } from 'vitest'
import { RateByAddress } from './RateByAddress.ts'

const SIZE = { most: 3, perSecond: 1 }
const GUILTY = '10.0.0.1'

function spentBy(from: string): RateByAddress {
  const counted = new RateByAddress(SIZE)
  for (let time = 0; time < SIZE.most; time++) counted.count(from, 0)
  return counted
}

describe('what came from an address', () => {
  it('is too much when all is spent, and not once there is some again', () => {
    const counted = spentBy(GUILTY)
    expect(counted.isTooMuch(GUILTY, 0)).toBe(true)
    expect(counted.isTooMuch('10.0.0.2', 0)).toBe(false)
    expect(counted.isTooMuch(GUILTY, 1000)).toBe(false)
    expect([0, 400, 1000, 5000].map((now) => counted.freeIn(GUILTY, now))).toEqual([1000, 600, 0, 0])
  })

  it('is not forgotten by a flood from hundreds of others', () => {
    const counted = spentBy(GUILTY)
    for (let other = 0; other < 900; other++) counted.count(`10.1.${other >> 8}.${other & 255}`, 0)
    expect(counted.isTooMuch(GUILTY, 0)).toBe(true)
  })

  it('is not forgotten by any flood while it comes again and again', () => {
    const counted = spentBy(GUILTY)
    for (let other = 0; other < 5000; other++) {
      counted.count(`10.1.${other >> 8}.${other & 255}`, 0)
      if (other % 500 === 0) expect(counted.isTooMuch(GUILTY, 0)).toBe(true)
    }
    expect(counted.isTooMuch(GUILTY, 0)).toBe(true)
  })
})
