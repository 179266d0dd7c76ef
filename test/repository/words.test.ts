import { expect, it } from 'vitest'
import { glossary } from '../../scripts/words/glossary.mjs'
import { unusedIn, unusedWords } from '../../scripts/words/unused.mjs'

const { words, unused } = glossary()
const foundIn = (path: string, text: string): string[] =>
  unusedIn(path, text, unused).map((line) => line.slice(line.indexOf('“') + 1, line.indexOf('”')))

it('reads the words of the table and those we do not use from the glossary', () => {
  expect(words).toEqual(expect.arrayContaining(['watcher', 'Zuschauer', 'Schlachtfeld', 'Stärkekarte']))
  expect(unused.en).toContainEqual({ word: 'whoever', instead: 'you, anyone who' })
  expect(unused.de).toContainEqual({ word: 'zusehen', instead: 'zuschauen' })
})

it('finds a word we do not use on a page, with its line and what to say', () => {
  expect(unusedIn('docs/page.md', 'Fine.\nWhoever asks.', unused)).toEqual([
    'docs/page.md:2: “whoever”: say instead you, anyone who',
  ])
})

it('finds it in comments, in the names of tests and in sentences for the page', () => {
  expect(foundIn('party/x.ts', '// dealt to whoever asks')).toEqual(['whoever'])
  expect(foundIn('party/x.ts', '/** Asked\n * anew. */')).toEqual(['anew'])
  expect(foundIn('party/x.test.ts', "it('asks anew', () => {})")).toEqual(['anew'])
  expect(foundIn('test/x.spec.ts', "test('asks anew', async () => {})")).toEqual(['anew'])
  expect(foundIn('web/src/Card.svelte', '<!-- beside it -->')).toEqual(['beside'])
  expect(foundIn('web/src/lib/words/en/room/room.ts', "stop: 'Deal anew'")).toEqual(['anew'])
})

it('looks for German in German and for English in English', () => {
  expect(foundIn('web/src/lib/words/de/room/room.ts', "watch: 'Hier kannst du zusehen'")).toEqual(['zusehen'])
  expect(foundIn('web/src/lib/words/en/room/room.ts', "watch: 'zusehen'")).toEqual([])
  expect(foundIn('web/src/lib/words/de/pages/privacy.md', 'Zusehen, anew.')).toEqual(['zusehen'])
})

it('leaves code and names in code alone', () => {
  expect(foundIn('docs/page.md', 'Run `measure -- spectators`.')).toEqual([])
  expect(foundIn('party/x.ts', "const anew = 'beside'")).toEqual([])
  expect(foundIn('party/x.ts', '// see https://example.com/beside-this')).toEqual([])
})

it('finds none in anything that people read here', () => {
  expect(unusedWords()).toEqual([])
})
