import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './language.ts'

type Said = Readonly<Record<string, unknown>>
const HERE = new URL('.', import.meta.url)
const FILES = import.meta.glob<Said>('./*/**/*.ts', { eager: true })
/** Each language's own: how it bends words, with which helpers. */
const OWN = /\/grammar\.ts$/

const filesOf = (language: string): string[] =>
  readdirSync(new URL(`${language}/`, HERE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.split(`/words/${language}/`)[1] ?? '')
    .toSorted()

/** What is said, without the words: where there is a text, and how many blanks it has. */
function shapeOf(said: unknown): unknown {
  if (typeof said === 'string') return said.trim() === '' ? 'no text' : 'text'
  if (typeof said === 'function') return `text with ${said.length}`
  if (Array.isArray(said)) return said.map(shapeOf)
  if (said === null || typeof said !== 'object') return said
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, shapeOf(each)]))
}

describe('a language', () => {
  it('is a folder, and each folder is in the list', () => {
    const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...LANGUAGES].toSorted())
  })

  it.each(LANGUAGES)('%s has the files that English has', (language) => {
    expect(filesOf(language)).toEqual(filesOf('en'))
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  const said = filesOf('en').filter((file) => file.endsWith('.ts') && !OWN.test(`/${file}`))

  it.each(said)('says all that English says, with the same blanks: %s', (file) => {
    const own = shapeOf({ ...FILES[`./${language}/${file}`] })
    expect(own).toEqual(shapeOf({ ...FILES[`./en/${file}`] }))
    expect(own).not.toEqual({})
  })
})
