import { expect, test } from 'vitest'
import { read, UNMARKED, written } from './marking.ts'

test('what a watcher marked is found again in the same round only', () => {
  const kept = written({ place: 4, robot: 2 }, 'c01a c02b')
  expect(read(kept, 'c01a c02b')).toEqual({ place: 4, robot: 2 })
  expect(read(kept, 'c03a c02b')).toEqual(UNMARKED)
  expect(read(written({ place: null, robot: 'server' }, 'r'), 'r')).toEqual({ place: null, robot: 'server' })
})

test('what makes no sense is no mark', () => {
  expect(read(null, 'r')).toEqual(UNMARKED)
  expect(read('7', 'r')).toEqual(UNMARKED)
  expect(read('{"round":"r","place":"x","robot":{}}', 'r')).toEqual(UNMARKED)
})
