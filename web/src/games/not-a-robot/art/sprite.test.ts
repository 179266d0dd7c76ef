import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sprite } from './sprite.ts'

describe('the drawn pieces', () => {
  it('are served as they are drawn', () => {
    expect(readFileSync(new URL('../pieces.svg', import.meta.url), 'utf8')).toBe(sprite())
  })
})
