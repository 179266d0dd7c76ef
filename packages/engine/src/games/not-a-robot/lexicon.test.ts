import { describe, expect, it } from 'vitest'
import { LANGUAGES, PICTURES, refuseWord, SIDES, CARDS, wordKey } from './index.ts'
import { thingsFor, VAGUE, wordsFor } from './lexicon.ts'
import words from './words.json' with { type: 'json' }

const FEWEST = 8

describe('the words of bots', () => {
  it('section 12 are there for every picture and for nothing else', () => {
    expect(Object.keys(words)).toEqual(PICTURES)
  })

  it.each(LANGUAGES)('section 12 may be said: %s', (language) => {
    const lists = CARDS.flatMap((card) => SIDES.map((side) => wordsFor({ card, side }, language)))
    for (const list of [...lists, VAGUE[language]]) {
      expect(list.filter((word) => refuseWord(word, { used: [], language }))).toEqual([])
      expect(list.length).toBeGreaterThanOrEqual(FEWEST)
    }
    expect(VAGUE[language]).toHaveLength(40)
    expect(new Set(VAGUE[language].map(wordKey)).size).toBe(40)
  })

  it.each(LANGUAGES)(
    'section 12 belong in part to the things to be seen, of which each picture has some: %s',
    (language) => {
      for (const picture of CARDS.flatMap((card) => SIDES.map((side) => ({ card, side })))) {
        const things = thingsFor(picture, language)
        expect(things.length).toBeGreaterThan(2)
        const keys = wordsFor(picture, language).map(wordKey)
        for (const word of things.flat()) expect(keys).toContain(wordKey(word))
      }
    },
  )
})
