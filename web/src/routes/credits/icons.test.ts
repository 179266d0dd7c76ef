import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#lib/words/language.ts'
import { ICONS as CLASSIC } from '../../games/evil-robots-classic/art/icons.ts'
import { ICONS as INFLUENCE } from '../../games/evil-robots-influence/art/icons.ts'
import { ICONS as SOCIAL } from '../../games/not-a-robot/art/icons.ts'

interface Icon {
  icon: string
  author: string
}
const textAt = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const ICONS = [CLASSIC, INFLUENCE, SOCIAL].flatMap((each): Icon[] => Object.values(each))
const authors = new Set(ICONS.map(({ author }) => author))

describe('the drawings of others', () => {
  const notice = textAt('../../../../NOTICE').replaceAll(/\s+/g, ' ')

  it.each(ICONS)('are told in NOTICE with whose they are: $icon by $author', ({ icon, author }) => {
    const [, theirs = ''] = new RegExp(`- by ${author}: ([a-z, -]+?)(?= - by |$| [A-Z])`).exec(notice) ?? []
    expect(theirs.split(', ')).toContain(icon)
  })

  it.each(LANGUAGES)('are on the credits page, with the licence and what we changed: %s', (language) => {
    const credits = textAt(`../../lib/words/${language}/pages/credits.md`)
    for (const author of authors) expect(credits).toContain(author)
    expect(credits).toMatch(
      /game-icons\.net.*CC BY 3\.0.*creativecommons\.org\/licenses\/by\/3\.0.*(recoloured|umgefärbt)/,
    )
  })

  it('name whose elements the pictures of the deck are made of, in NOTICE and on two pages, with the licence', () => {
    expect(notice).toMatch(/Fluent Emoji .*Copyright \(c\) Microsoft Corporation, MIT licence/)
    for (const language of LANGUAGES) {
      for (const page of ['credits', 'deck'])
        expect(textAt(`../../lib/words/${language}/pages/${page}.md`)).toMatch(
          /Fluent Emoji.*© Microsoft Corporation.*#fluent-emoji/,
        )
    }
  })
})
