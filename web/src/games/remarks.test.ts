import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { remarkIn } from '../lib/talk/remarkIn.ts'
import { loadRemarks } from './loading/loadRemarks.ts'

const LANGUAGES = ['en', 'de'] as const
const VARIANTS = 6
const about = { who: 'Tom', what: '7' }

describe.each(TITLES.map(({ id, remarks }) => [id, Object.keys(remarks?.lines ?? {})] as const))('%s', (id, lines) => {
  it.each(LANGUAGES)('has words (%s) for just what its tin robots say', async (language) => {
    expect(Object.keys(await loadRemarks(id, language)).toSorted()).toEqual(lines.toSorted())
  })

  it.each(LANGUAGES)('says each of it (%s) in six ways or more, all about what is on the table', async (language) => {
    for (const wordings of Object.values(await loadRemarks(id, language))) {
      const said = wordings.map((wording) => wording(about))
      expect(new Set(said).size).toBeGreaterThanOrEqual(VARIANTS)
      for (const each of said) {
        expect(each).toMatch(/Tom|7/)
        expect(each.length).toBeLessThan(110)
      }
    }
  })

  it('has as many ways to say it in each language, so that a line stays the same for all', async () => {
    const [en, de] = await Promise.all(LANGUAGES.map((language) => loadRemarks(id, language)))
    const counts = (words = {}) => Object.entries<readonly unknown[]>(words).map(([line, all]) => [line, all.length])
    expect(counts(de)).toEqual(counts(en))
  })
})

describe('a remark', () => {
  const said = { title: 'evil-robots-classic', line: 'accuse', variant: 13, who: { chair: 1, name: 'Tom' } }
  it('is worded the same way for all who read one language, whatever number it came with', async () => {
    const words = await loadRemarks(said.title, 'en')
    expect(remarkIn(words, said)).toBe(remarkIn(words, { ...said, variant: 13 + 6 }))
    expect(remarkIn(words, said)).not.toBe(remarkIn(words, { ...said, variant: 14 }))
    expect(remarkIn(words, said)).toContain('Tom')
  })
  it('that this client has no words for has none, nor has one of a title that is not here', async () => {
    expect(remarkIn(await loadRemarks(said.title, 'en'), { ...said, line: 'toString' })).toBeNull()
    expect(remarkIn(await loadRemarks('robot-picnic', 'de'), said)).toBeNull()
  })
  it('keeps a name that runs from right to left to itself', async () => {
    const words = await loadRemarks(said.title, 'de')
    expect(remarkIn(words, { ...said, who: { chair: 1, name: 'مريم' } })).toContain('\u2068مريم\u2069')
  })
})
