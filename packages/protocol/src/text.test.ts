import { describe, expect, it } from 'vitest'
import { cleanName, cleanTalk, lengthOf } from './text.ts'

describe('a name', () => {
  it.each([
    ['  Mara  ', 'Mara'],
    ['Ma\u0308ra', 'Mära'],
    ['Ma\u202era', 'Ma ra'],
    ['Mara\n\tTom', 'Mara Tom'],
    ['毛拉', '毛拉'],
    ['مارا', 'مارا'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Mara</b>', '<b>Mara</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it.each(['', '   ', '\u200b', '\u202e\u2066', '\u0000', 'x'.repeat(25)])('%j is none', (typed) => {
    expect(cleanName(typed)).toBeNull()
  })

  it('is measured as a reader counts', () => {
    expect(lengthOf('👩‍👩‍👧e\u0301')).toBe(2)
    expect(cleanName('👩‍👩‍👧'.repeat(24))).not.toBeNull()
  })
})

it('a message may be longer', () => {
  expect(cleanTalk('x'.repeat(500))).toHaveLength(500)
  expect(cleanTalk('x'.repeat(501))).toBeNull()
})
