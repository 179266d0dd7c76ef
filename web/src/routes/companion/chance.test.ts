import { describe, expect, it } from 'vitest'
import { chance } from './chance.ts'

describe('a phone’s own chance', () => {
  it('CM-2 gives every number below 18, and none above', () => {
    const drawn = new Set(Array.from({ length: 2000 }, () => chance.int(18)))
    expect([...drawn].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 18 }, (_, at) => at))
  })
})
