import { readFileSync } from 'node:fs'
import { TARGETS } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { sprite } from './sprite.ts'

describe('the drawn board', () => {
  it('is served as it is drawn', () => {
    expect(readFileSync(new URL('../board.svg', import.meta.url), 'utf8')).toBe(sprite())
  })

  it('has a tile for every target and every feature', () => {
    const wanted = [...TARGETS.map((each) => `target-${each}`), 'belt', 'belt-first', 'portal', 'tar', 'ice', 'start']
    wanted.push('turn-left', 'turn-right', 'wall', 'gate')
    expect(wanted.filter((name) => !sprite().includes(`<symbol id="tile-${name}"`))).toEqual([])
  })
})
