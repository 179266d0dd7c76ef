import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '$lib/words/language.ts'
import { ICONS } from '../../games/evil-robots-classic/art/icons.ts'

const textAt = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const authors = new Set(Object.values(ICONS).map(({ author }) => author))

describe('the drawings of others', () => {
  const notice = textAt('../../../../NOTICE').replaceAll(/\s+/g, ' ')

  it.each(Object.values(ICONS))('are told in NOTICE with whose they are: $icon by $author', ({ icon, author }) => {
    const [, theirs = ''] = new RegExp(`- by ${author}: ([a-z, -]+?)(?= - by |$| [A-Z])`).exec(notice) ?? []
    expect(theirs.split(', ')).toContain(icon)
  })

  it.each(LANGUAGES)('are on the credits page, with the licence and what we changed: %s', (language) => {
    const credits = textAt(`${language}.md`)
    for (const author of authors) expect(credits).toContain(author)
    expect(credits).toMatch(
      /game-icons\.net.*CC BY 3\.0.*creativecommons\.org\/licenses\/by\/3\.0.*(recoloured|umgefärbt)/,
    )
  })
})
