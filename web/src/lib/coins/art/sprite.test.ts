import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COINS, isCoin } from '../names.ts'
import { sprite } from './sprite.ts'

describe('the drawn coins', () => {
  it('are served as they are drawn', () => {
    expect(readFileSync(new URL('../coins.svg', import.meta.url), 'utf8')).toBe(sprite())
  })

  it('are there under every name', () => {
    expect(COINS.filter((name) => !sprite().includes(`<symbol id="${name}"`))).toEqual([])
    expect(isCoin('coin-G') && !isCoin('PushBot')).toBe(true)
  })
})
