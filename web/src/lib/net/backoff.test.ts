import { describe, expect, it } from 'vitest'
import { backoff } from './backoff.ts'

describe('waiting before another try', () => {
  it('grows from half a second to eight, and spreads the clients of a room', () => {
    expect([1, 2, 3, 4, 5, 9].map((tries) => backoff(tries, 0))).toEqual([500, 1000, 2000, 4000, 8000, 8000])
    expect(backoff(1, 1)).toBe(750)
  })
})
