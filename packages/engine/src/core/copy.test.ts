import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'

describe('copy', () => {
  it('is equal, and changing it leaves the original alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value)
        const copied = copy(value)
        expect(JSON.stringify(copied)).toBe(before)
        scramble(copied)
        expect(JSON.stringify(value)).toBe(before)
      }),
    )
  })

  it('keeps the order of fields, so that equal states are equal as text', () => {
    expect(Object.keys(copy({ z: 1, a: { y: 2, b: 3 } }))).toEqual(['z', 'a'])
  })

  it('takes a field called __proto__ for a field', () => {
    const copied = copy(JSON.parse('{ "__proto__": { "seat": 1 } }'))
    expect(JSON.stringify(copied)).toBe('{"__proto__":{"seat":1}}')
    expect(Object.getPrototypeOf(copied)).toBe(Object.prototype)
  })
})

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.values(value).forEach(scramble)
  if (Array.isArray(value)) value.push('scrambled')
  else Object.assign(value, { scrambled: true })
}
