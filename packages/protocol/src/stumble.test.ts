import { expect, it } from 'vitest'
import { stumbleLine } from './stumble.ts'

it('logs the task, the kind of error and the place in one line', () => {
  const line = stumbleLine('a page', new TypeError('boom'))
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({ level: 'error', what: 'a page', name: 'TypeError', places: expect.any(Array) })
  expect(JSON.parse(line).places[0]).toContain('stumble.test.ts')
})

it('leaves out the error’s own message, no matter how it is formatted', () => {
  for (const said of ['Mara holds KH', 'two lines\n    at Mara (KH:1:1)\nof it: $& KH', 'KH']) {
    expect(stumbleLine('a page', new Error(said))).not.toMatch(/Mara|KH/)
    expect(stumbleLine('a page', said)).not.toMatch(/Mara|KH/)
    expect(stumbleLine('a page', { message: said })).not.toMatch(/Mara|KH/)
  }
})
