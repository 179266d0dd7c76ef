import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cleanName, cleanTalk, isWithin, lengthOf, NAME_MOST, TALK_MOST } from './text.ts'

const Cases = v.array(
  v.looseObject({
    about: v.string(),
    name: v.string(),
    expect: v.union([v.literal('bad_name'), v.object({ kept: v.string() })]),
  }),
)
const cases = v.parse(Cases, JSON.parse(readFileSync(new URL('names.json', import.meta.url), 'utf8')))

describe('a name', () => {
  it.each(cases)('with $about is cleaned correctly', ({ name, expect: expected }) => {
    const kept = expected === 'bad_name' ? null : expected.kept === 'same' ? name : expected.kept
    expect(cleanName(name)).toBe(kept)
  })

  it.each([
    ['  Mara  ', 'Mara'],
    ['Ma\u0308ra', 'Mära'],
    ['Ma\u202era', 'Mara'],
    ['Mara\n\tTom', 'Mara Tom'],
    ['毛拉', '毛拉'],
    ['مارا', 'مارا'],
    ['<b>Mara</b>', '<b>Mara</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it.each(['', '   ', '\u200b', '\u202e\u2066', '\u0000', 'x'.repeat(25)])('%j is none', (typed) => {
    expect(cleanName(typed)).toBeNull()
  })

  it('is measured in graphemes, as readers count', () => {
    expect(lengthOf('👩‍👩‍👧e\u0301')).toBe(2)
    expect(cleanName('👩‍👩‍👧'.repeat(13))).not.toBeNull()
  })

  it('is measured in code points and bytes as well', () => {
    expect(cleanName('👩‍👩‍👧‍👦'.repeat(12))).toBeNull()
    expect(cleanName(`न${'ा'.repeat(90)}`)).toHaveLength(6)
    expect(cleanName('각'.normalize('NFD').repeat(24))).toBe('각'.repeat(24))
    expect(cleanName('\u1100'.repeat(200))).toBeNull()
  })
})

describe('at most two marks stay on a letter', () => {
  it.each([
    [`A${'\u0301'.repeat(7900)}`, 'Á\u0301'],
    [`a${'\u0338\u0334'.repeat(50)}b`, 'a\u0338\u0334b'],
    ['ễ\u0336\u0336', 'ễ'],
    [`ก${'\u0e47'.repeat(20)}`, 'ก\u0e47\u0e47'],
    [`م${'\u064b'.repeat(20)}`, 'م\u064b\u064b'],
    [`A${'\u20dd'.repeat(9)}`, 'A\u20dd\u20dd'],
    [`🤖${'\u20e0'.repeat(9)}`, '🤖\u20e0\u20e0'],
    ['\u0336Tom \u0336Ann', 'Tom Ann'],
    // The second key kept the acute and the virama apart; without it they change places.
    ['A\u20e3\u0301\u20e3\u094d', 'A\u20e3\u094d'],
  ])('%j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it.each(['ᾧ', 'ẹ́', 'שָּׁלוֹם', 'မြို့', 'ကျော်', 'ลิ้นจี่', 'རྒྱུད', 'कीड़ों', 'مُحَمَّد'])(
    'and %s keeps all that it is written with',
    (name) => {
      expect(cleanName(name)).toBe(name.normalize('NFC'))
    },
  )
})

describe('a text that has been cleaned', () => {
  const odd = fc.constantFrom(
    ...['A', 'ا', 'ل', 'क', '\u094d', '\u0301', '\u200c', '\u200d', '\ufe0f', '\u3164', '\u2800', ' ', '👩', '🏴', '1'],
    ...['\u20e3', '\u{E0067}', '\u{E007F}', '\u202e', '\ud83d', '❤', '🏽', '\u0b82', '\u1100', '\u034f', '\u05bc', 'ß'],
  )
  const texts = fc.oneof(
    fc.array(odd, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  )

  it('stays the same if it is cleaned again', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const name = cleanName(typed)
        expect(name === null || cleanName(name) === name).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps to the limits and has no direction controls', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const name = cleanName(typed) ?? 'x'
        expect(isWithin(name, NAME_MOST)).toBe(true)
        expect(name).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/u)
        expect(name.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('a message', () => {
  it('may be longer', () => {
    expect(cleanTalk('x'.repeat(500))).toHaveLength(500)
    expect(cleanTalk('x'.repeat(501))).toBeNull()
  })

  it('must have something visible, as a name must', () => {
    expect(cleanTalk('\u3164 \u2800')).toBeNull()
    expect(cleanTalk('hi\u200b \u202ethere')).toBe('hi there')
  })

  it('is limited in code points and bytes too', () => {
    expect(cleanTalk('👩‍👩‍👧‍👦'.repeat(300))).toBeNull()
    expect(isWithin(cleanTalk(`${'न\u093f\u0902 '.repeat(200)}`) ?? '', TALK_MOST)).toBe(true)
  })
})
