import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SRC = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, SRC), 'utf8')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const parts = files.filter((path) => path.endsWith('.svelte'))
/** But for the one that comes with every page: what it says is meant for all. */
const sheets = files.filter((path) => /^lib\/.*\.css$/.test(path) && !path.endsWith('/base.css'))

/** What a part styles for itself alone. */
const ownStyles = parts.map((path) => ({ path, style: read(path).split('<style>')[1] ?? '' }))
/** Whatever is of such a class is styled, wherever the sheet was once fetched. */
const classesOf = (sheet: string): string[] => [
  ...new Set([...read(sheet).matchAll(/^\.([a-z][\w-]*)(?=\s*[{,])/gm)].map(([, name]) => name ?? '')),
]

describe('a stylesheet that some parts share', () => {
  it.each(sheets.flatMap((sheet) => classesOf(sheet).map((name) => ({ sheet, name }))))(
    'has its class .$name to itself ($sheet)',
    ({ name }) => {
      const own = new RegExp(`\\.${name}(?![\\w-])`)
      expect(ownStyles.filter(({ style }) => own.test(style)).map(({ path }) => path)).toEqual([])
    },
  )
})

describe('a property with a type', () => {
  it('is named where every page begins: where its sheet comes later, all styles are worked out again', () => {
    const styled = files.filter((path) => /\.(svelte|css)$/.test(path) && !path.startsWith('workshop/'))
    expect(styled.filter((path) => /^\s*@property\b/m.test(read(path)))).toEqual(['lib/ui/base.css'])
  })
})
