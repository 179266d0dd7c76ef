import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { placeOf, SHEETS } from './sprite.ts'

const sheets = Object.entries(SHEETS)

describe('the pack of cards', () => {
  it.each(sheets)('is served as it is drawn: %s', (name, sheet) => {
    expect(readFileSync(placeOf(name), 'utf8')).toBe(sheet)
  })

  it.each(sheets)('is laid out by nobody but who uses it: %s', (_, sheet) => {
    expect(sheet).toMatch(/^<svg [^>]*><svg display="none">\n<symbol [^]*<\/symbol>\n<\/svg><\/svg>\n$/)
  })

  it('has everything, and in the same file all that it refers to', () => {
    const counts = sheets.map(([, sheet]) => {
      const ids = new Set([...sheet.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of sheet.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
      return ids.size
    })
    expect(counts).toEqual([4 + 1 + 3 + 1 + 52, 2 * 52])
  })
})
