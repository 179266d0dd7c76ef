import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { land } from './enter.ts'
import { leap } from './leap.ts'

afterEach(() => vi.unstubAllGlobals())

it('what comes onto the table with a leap is there at once, and what comes later moves', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const [card, [ms]] = [Object.create(null), [240]]
  leap()
  expect(land(card)).toEqual({ duration: 0 })
  await tick()
  await Promise.resolve()
  expect(land(card)).toMatchObject({ duration: ms })
})
