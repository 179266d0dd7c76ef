import { readFileSync, readdirSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { glossary } from './glossary.mjs'
import { languageOf, readable } from './readable.mjs'

const FOLDERS = ['docs', 'measure', 'packages', 'party', 'scripts', 'templates', 'test', 'web/src']
const READ = /\.(?:md|[cm]?[jt]s|svelte)$/
/** What we install or record, the glossary itself, and the test of all this. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|replays|dist|tools|stored\/[^/]+)\/|^packages\/deck\/JUDGED\.md$|^docs\/glossary\.md$|^test\/repository\/words\.test\.ts$/

/**
 * A line for each word that the glossary says we don't use, with where it is and what to say; best, nothing.
 * @returns {string[]}
 */
export function unusedWords() {
  const { unused } = glossary()
  return filesIn('.', { recursive: false })
    .concat(FOLDERS.flatMap((folder) => filesIn(folder, { recursive: true })))
    .flatMap((path) => unusedIn(path, readFileSync(inRoot(path), 'utf8'), unused))
}

/**
 * The same for one text.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function unusedIn(path, text, unused) {
  const list = unused[languageOf(path)]
  const lines = readable(path, text).split('\n')
  return lines.flatMap((line, at) =>
    list
      .filter(({ word }) => wholeWord(word).test(line))
      .map(({ word, instead }) => `${path}:${at + 1}: “${word}”: say instead ${instead}`),
  )
}

const filesIn = (folder, options) =>
  readdirSync(inRoot(folder), { ...options, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/').replace(/^\.\//, ''))
    .filter((path) => READ.test(path) && !SKIPPED.test(path))

const patterns = new Map()
function wholeWord(word) {
  const known = patterns.get(word)
  if (known) return known
  const pattern = new RegExp(`(?<![\\p{L}\\d_-])${word}(?![\\p{L}\\d_-])`, 'iu')
  patterns.set(word, pattern)
  return pattern
}
