import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#lib/words/language.ts'
import { WORDS } from './words.ts'

describe.each(LANGUAGES)('what the companion dealer says in %s', (language) => {
  it('is empty nowhere', async () => {
    await WORDS.fetch(language)
    expect(JSON.stringify(WORDS.in(language))).not.toContain('""')
  })

  it('tells the entries apart', async () => {
    await WORDS.fetch(language)
    const { entries } = WORDS.in(language).info
    const names = Object.values(entries).map(({ name }) => name)
    expect(new Set(names).size).toBe(7)
  })

  it('CM-6 calls what lies covered the same, whatever it is', async () => {
    await WORDS.fetch(language)
    const { parts, cover, uncover, flip, neutral } = WORDS.in(language)
    expect(JSON.stringify([parts, cover, uncover, flip.short, neutral.short])).not.toMatch(
      /Bot\b|Good|Evil|Gut|Böse|\d/,
    )
  })
})
