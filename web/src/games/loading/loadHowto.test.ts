import { readdirSync, readFileSync } from 'node:fs'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { pictureOf, type Picture, type Piece } from '../../lib/reading/picture.ts'
import { LANGUAGES } from '../../lib/words/language.ts'

const HERE = new URL('.', import.meta.url)
const GAMES = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, HERE)).includes('index.ts'))
  .map(({ name }) => name)
const PAGES = ['how-it-works', 'credits', 'deck', 'house-rules', 'privacy']
const TEXTS = [
  ...GAMES.map((id) => ({ name: id, path: (language: string) => `../../lib/words/${language}/titles/${id}/howto.md` })),
  ...PAGES.map((name) => ({ name, path: (language: string) => `../../lib/words/${language}/pages/${name}.md` })),
]

describe.each(TEXTS)('what is written about $name', ({ path }) => {
  const told = LANGUAGES.map((language) => marked.lexer(readFileSync(new URL(path(language), HERE), 'utf8')))
  const [english = [], ...others] = told

  it('has the same headings in every language', () => {
    const ranks = told.map((tokens) =>
      tokens.flatMap((token) => (token.type === 'heading' ? [Number(token['depth'])] : [])),
    )
    for (const other of ranks) expect(other).toEqual(ranks[0])
    expect(ranks[0]?.filter((rank) => rank === 1)).toHaveLength(1)
  })

  it('shows the same pieces in every language, each picture with words of its own', () => {
    for (const tokens of others) {
      expect(picturesOf(tokens).map(pieces)).toEqual(picturesOf(english).map(pieces))
      const words = new Set([...picturesOf(tokens), ...picturesOf(english)].map(({ alt }) => alt))
      expect(words.size).toBe(2 * picturesOf(english).length)
    }
  })
})

function picturesOf(tokens: readonly Token[]): Picture[] {
  return tokens.flatMap((token) =>
    token.type === 'code' && String(token['lang']).startsWith('picture') ? [pictureOf(String(token['text']))] : [],
  )
}

/** What is to be seen without the words: those are translated. */
function pieces({ panels }: Picture): (Piece | string)[] {
  return panels.flatMap(({ rows }) =>
    rows.flat().map((piece) => ('text' in piece && piece.kind !== 'code' ? piece.kind : piece)),
  )
}
