import { describe, expect, it } from 'vitest'
import { read, written } from './kept.ts'
import { phoneWith } from './testing.ts'

describe('what survives a reload', () => {
  it('CM-10 is all of it', () => {
    const phone = phoneWith({ covered: { robot: true, power: false, allegiance: true } })
    expect(read(written(phone))).toEqual(phone)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{"robot":'],
    ['another form', '[]'],
    ['a robot that is none', written({ ...phoneWith(), ...JSON.parse('{"robot":"toString"}') })],
    ['a power that is none', written({ ...phoneWith(), ...JSON.parse('{"power":10}') })],
    ['a cover too few', JSON.stringify({ ...phoneWith(), covered: { robot: true, power: true } })],
    ['a field too many', JSON.stringify({ ...phoneWith(), team: 'evil' })],
  ])('CM-10 is believed only if it is ours: %s', (_, kept) => {
    expect(read(kept)).toBe(null)
  })
})
