import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

const LISTS = '## Words we don'

/** The glossary as data: every word on the page for the spelling checker, and the words that are not used, by language. */
export function glossary(text = readFileSync(inRoot('docs', 'glossary.md'), 'utf8')) {
  const [entries = '', lists = ''] = text.split(LISTS)
  const [english = [], german = []] = tablesIn(lists)
  return { words: wordsIn(tablesIn(entries)), unused: { en: banned(english), de: banned(german) } }
}

/** Each table as rows of cells, without its head. */
function tablesIn(text) {
  return text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
    .map(([, , ...rows]) =>
      rows.map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    )
}

const wordsIn = (tables) => [...new Set(tables.flat(2).flatMap((cell) => cell.match(/\p{L}{4,}/gu) ?? []))]

const banned = (rows) => rows.map(([word = '', instead = '']) => ({ word, instead }))
