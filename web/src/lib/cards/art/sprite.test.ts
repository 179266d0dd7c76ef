import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sprite } from './sprite.ts'

describe('the pack of cards', () => {
  it('is served as it is drawn', () => {
    expect(readFileSync(new URL('../cards.svg', import.meta.url), 'utf8')).toBe(sprite())
  })

  it('is laid out by nobody but who uses it', () => {
    expect(sprite()).toMatch(/^<svg [^>]*><svg display="none">\n<symbol [^]*<\/symbol>\n<\/svg><\/svg>\n$/)
  })

  it('has everything that it refers to', () => {
    const art = sprite()
    const ids = new Set([...art.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of art.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
    expect(ids.size).toBe(4 + 1 + 3 + 1 + 3 * 52)
  })
})
