import { readFileSync } from 'node:fs'
import { LEFT_CARDS, RIGHT_CARDS } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { ICONS } from './icons.ts'
import { PIECES } from './piece.ts'
import { sprite } from './sprite.ts'

describe('the drawn pieces', () => {
  it('are served as they are drawn', () => {
    expect(readFileSync(new URL('../pieces.svg', import.meta.url), 'utf8')).toBe(sprite())
  })

  it('are those that the screen may ask for, each once', () => {
    const drawn = [...sprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
    expect(drawn.toSorted()).toEqual([...LEFT_CARDS, ...RIGHT_CARDS, ...PIECES].toSorted())
  })

  it('have another drawing for every robot', () => {
    const drawings = sprite()
      .split('\n')
      .filter((line) => /<symbol id="[LR]\d\d"/.test(line))
      .map((line) => line.replace(/id="[^"]+"/, ''))
    expect(new Set(drawings).size).toBe(LEFT_CARDS.length + RIGHT_CARDS.length)
  })

  it('name the author of every icon of others', () => {
    expect([...new Set(Object.values(ICONS).map(({ author }) => author))].toSorted()).toEqual([
      'DarkZaitzev',
      'Delapouite',
      'Lorc',
      'Quoting',
      'Skoll',
    ])
  })
})
