import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanWord, notARobot, refuseWord, shownWord, wordKey, type Language } from '../index.ts'
import { given, give, listOf } from '../testing.ts'

const check = (word: string, used: string[] = [], language: Language = 'en') =>
  notARobot.decisions.associate.refuse({ used, language, again: false }, { word })?.code ?? null

/** By language, what is refused and what is not. */
const PLACE_WORDS: [Language, string[], string[]][] = [
  [
    'en',
    ['seven', 'FIRST', 'Top-Left', 'bottom-row', 'to-p', 'centre', 'Upper'],
    ['second-hand', 'ten', 'oben', 'lefty'],
  ],
  [
    'de',
    ['fünf', 'Funf', 'ERSTE', 'achtem', 'oben-links', 'Ecke', 'neun'],
    ['achtung', 'zehn', 'top', 'Eck-Haus', 'erst'],
  ],
]

describe('a word as typed', () => {
  it('NAR-210 is cleaned: compatible forms, quotes, hyphens, unseen signs, blanks at the ends', () => {
    expect(cleanWord('  ﬁｒｅ\u00a0')).toBe('fire')
    for (const quote of ['\u2018', '\u2019', '\u02bc', '\uff07']) expect(cleanWord(`o${quote}clock`)).toBe("o'clock")
    for (const hyphen of ['\u2010', '\u2011']) expect(cleanWord(`ice${hyphen}cream`)).toBe('ice-cream')
    expect(cleanWord('\ufefffi\u00adre\u200e\u2060')).toBe('fire')
    expect(cleanWord('a\u200cb\u200dc')).toBe('a\u200cb\u200dc')
    expect(cleanWord('\u0085\u3000sea\u2028')).toBe('sea')
    expect(cleanWord('e\u0301')).toBe('é')
  })

  it('NAR-211 must not be empty', () => {
    for (const word of ['', '   ', '\u200b', '\u00ad \u2060', '\u3164', '\uffa0', '\u2800', '\u115f\u1160'])
      expect(check(word)).toBe('word_empty')
  })

  it('NAR-212 has no white space and no digits', () => {
    for (const word of ['ice cream', 'ice\tcream', 'ice\u3000cream']) expect(check(word)).toBe('word_spaces')
    for (const word of ['R2D2', '①', '２', 'x²', '½', '٣']) expect(check(word)).toBe('word_digits')
    expect(check('route 66')).toBe('word_spaces')
  })

  it('NAR-213 is groups of letters with single joiners between them', () => {
    const wrong = ['wow!', '-ice', 'ice-', 'a--b', "a-'b", '😀', 'a_b', 'a.b', 'a/b', 'a\u2014b', '€']
    for (const word of wrong) expect(check(word)).toBe('word_characters')
    const right = ['x', '木', 'सागर', 'がく', "rock'n'roll", 'col·legi', 'می\u200cخواهم', 'café', 'Öl']
    for (const word of right) expect(check(word)).toBeNull()
    expect(check('-\u{d800}')).toBe('word_characters')
  })

  it('NAR-214 has thirty characters at most, two hyphens, two apostrophes and dots', () => {
    expect(check('a'.repeat(30))).toBeNull()
    expect(check('a'.repeat(31))).toBe('word_long')
    expect(check('𝔸'.repeat(16) + '𐐀'.repeat(14))).toBeNull()
    expect(check('merry-go-round')).toBeNull()
    expect(check('cat-on-the-roof')).toBe('word_compound')
    expect(check("a'b'c")).toBeNull()
    expect(check("a'b·c'd")).toBe('word_compound')
    expect(check("a-b-c'd'e")).toBeNull()
    expect(check(`${'a'.repeat(30)}-b-c-d`)).toBe('word_long')
  })

  it.each(PLACE_WORDS)('NAR-215 is no number or place word of the language: %s', (language, wrong, right) => {
    for (const word of wrong) expect(check(word, [], language)).toBe('word_place')
    for (const word of right) expect(check(word, [], language)).toBeNull()
  })

  it('S12 the checks of a fresh list', () => {
    const codes = {
      'ice cream': 'word_spaces',
      R2D2: 'word_digits',
      '①': 'word_digits',
      'wow!': 'word_characters',
      '-ice': 'word_characters',
      '😀': 'word_characters',
      '': 'word_empty',
      '   ': 'word_empty',
      'merry-go-round': null,
      'cat-on-the-roof': 'word_compound',
      seven: 'word_place',
      'Top-Left': 'word_place',
      'second-hand': null,
      ['a'.repeat(31)]: 'word_long',
    }
    for (const [word, code] of Object.entries(codes)) expect(check(word)).toBe(code)
    const table = given()
    table.answer(0, 'associate', { word: ' ice\u2011cream ' })
    expect(listOf(table)).toEqual(['s0 Ice-cream'])
    expect(table.refusal(1, 'associate', { word: 'IceCream' })).toEqual({ code: 'word_taken', word: 'Ice-cream' })
  })
})

describe('the same word', () => {
  it('NAR-216 has the same key', () => {
    const alike = [
      ['Café', 'cafe'],
      ['Ice-Cream', 'icecream'],
      ['Öl', 'OL'],
      ['ΛΌΓΟΣ', 'λογος'],
      ['λόγος', 'λόγοσ'],
      ['Straße', 'STRASSE'],
      ['Ægir', 'aegir'],
      ['Œuvre', 'oeuvre'],
      ['øre', 'ore'],
      ['Đak', 'dak'],
      ['ðak', 'dak'],
      ['Łódź', 'lodz'],
      ['Þor', 'thor'],
      ['Ilık', 'ilik'],
      ['İlk', 'ilk'],
      ["rock'n'roll", 'rocknroll'],
      ['col·legi', 'collegi'],
      ['می\u200cخواهم', 'میخواهم'],
    ]
    for (const [one = '', other = ''] of alike) expect([one, wordKey(one)]).toEqual([one, wordKey(other)])
    expect([wordKey('Bär'), wordKey('Baer')]).toEqual(['bar', 'baer'])
    expect(wordKey('が')).not.toBe(wordKey('か'))
    expect(wordKey('कि')).not.toBe(wordKey('क'))
  })

  it('NAR-217 is taken, with the word that was there before', () => {
    expect(refuseWord('CAFE', { used: ['Sea', 'Café'], language: 'en' })).toEqual({ code: 'word_taken', word: 'Café' })
    expect(check('Tea', ['Sea', 'Café'])).toBeNull()
  })

  it('NAR-218 in another number is taken too, by the plurals of the language', () => {
    const taken = { en: ['flowers', 'boxes', 'berries'], de: ['Tische', 'Katzen', 'Bilder', 'Autos', 'Blumen'] }
    const used = { en: ['Flower', 'Box', 'Berry'], de: ['Tisch', 'Katze', 'Bild', 'Auto', 'Blume'] }
    for (const language of ['en', 'de'] as const)
      taken[language].forEach((word, at) => {
        expect([word, check(word, used[language], language)]).toEqual([word, 'word_taken'])
        expect([word, check(used[language][at] ?? '', [word], language)]).toEqual([word, 'word_taken'])
      })
    const free: [string, string, Language][] = [
      ['Run', 'running', 'en'],
      ['Mouse', 'mice', 'en'],
      ['Child', 'children', 'en'],
      ['As', 'ass', 'en'],
      ['Katze', 'katzen', 'en'],
      ['Berry', 'berries', 'de'],
      ['Fox', 'foxes', 'de'],
      ['Λόγο', 'λόγος', 'en'],
    ]
    for (const [used, word, language] of free) expect([word, check(word, [used], language)]).toEqual([word, null])
    expect(check('cloth', ['Clothes'])).toBe('word_taken')
    expect(check('skies', ['Sky'])).toBe('word_taken')
  })

  it('NAR-219 is no translation and no synonym', () => {
    for (const word of ['Hund', 'hound', 'puppy']) expect(check(word, ['Dog'])).toBeNull()
  })

  it('S11 the same word twice', () => {
    const table = given()
    give(table, 's0 Flower')
    expect(table.refusal(1, 'associate', { word: 'flower' })).toEqual({ code: 'word_taken', word: 'Flower' })
    expect(table.refusal(1, 'associate', { word: 'Flowers' })).toEqual({ code: 'word_taken', word: 'Flower' })
    give(table, 's1 FLOWERY')
    expect(listOf(table)).toEqual(['s0 Flower', 's1 Flowery'])
  })
})

describe('a word as shown', () => {
  it('NAR-220 begins with a capital, and the rest is small', () => {
    const shown = { 'ice-CREAM': 'Ice-cream', öl: 'Öl', ÉCOLE: 'École', 木: '木', ßa: 'ßa', ᾀδης: 'ᾀδης' }
    for (const [word, as] of Object.entries(shown)) expect(shownWord(word)).toBe(as)
  })

  it('NAR-220 has the key of what was typed, whatever that was', () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(cleanWord)
    fc.assert(
      fc.property(letters, (word) => {
        if (check(word) !== null) return
        expect(wordKey(shownWord(word))).toBe(wordKey(word))
        expect(refuseWord(shownWord(word), { used: [word], language: 'en' })?.code).toBe('word_taken')
      }),
      { seed: 7, numRuns: 2000 },
    )
  })

  it('NAR-205 may be no noun, in no dictionary, misspelt, a name, in any language', () => {
    for (const word of ['the', 'xqzzt', 'flouer', 'Berlin', 'she', 'собака', '犬']) expect(check(word)).toBeNull()
  })
})
