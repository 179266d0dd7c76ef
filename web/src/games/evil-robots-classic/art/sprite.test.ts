import { readFileSync } from 'node:fs'
import { ROBOTS } from '@robot-night/engine/games/evil-robots-classic'
import { describe, expect, it } from 'vitest'
import { ICONS } from './icons.ts'
import { sprite } from './sprite.ts'

describe('the drawn pieces', () => {
  it('are served as they are drawn', () => {
    expect(readFileSync(new URL('../pieces.svg', import.meta.url), 'utf8')).toBe(sprite())
  })

  it('have an icon for every robot', () => {
    expect(ROBOTS.filter((name) => !sprite().includes(`<symbol id="${name}"`))).toEqual([])
  })

  it('name the author of every icon of others', () => {
    expect([...new Set(Object.values(ICONS).map(({ author }) => author))].sort()).toEqual([
      'Delapouite',
      'Lorc',
      'Skoll',
    ])
  })
})
