import { expect, it } from 'vitest'
import { sortedJson } from './sorted.ts'

it('JSON with sorted keys is blind to the order of keys, not of lists', () => {
  expect(sortedJson({ b: [{ d: 1, c: null }], a: 2 })).toBe('{"a":2,"b":[{"c":null,"d":1}]}')
  expect(sortedJson([2, 1])).not.toBe(sortedJson([1, 2]))
})
