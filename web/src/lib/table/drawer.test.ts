import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrated } from '../ui/hydrated.svelte.ts'
import { Drawer } from './drawer.ts'
import { Kept } from './kept.svelte.ts'

/** A tab's own storage, which outlives the page. */
function aTab() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
}
const drawerOf = (about: string, isCovered = false) =>
  new Drawer(
    () => about,
    () => isCovered,
  )
const wordIn = (drawer: Drawer, sort: 'open' | 'secret' = 'open') =>
  new Kept<string>(
    () => '',
    () => drawer.slot('word', sort),
  )

describe('what is half made', () => {
  beforeEach(() => {
    aTab()
    hydrated.is = true
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is there again after a reload, for the same question of the same seat in the same match', () => {
    wordIn(drawerOf('match 1')).set('round 3', 'lantern')
    expect(wordIn(drawerOf('match 1')).at('round 3')).toBe('lantern')
    expect(wordIn(drawerOf('match 1')).at('round 4')).toBe('')
    expect(wordIn(drawerOf('match 2')).at('round 3')).toBe('')
    expect(wordIn(drawerOf('match 1')).at('round 3')).toBe('lantern')
  })

  it('is not drawn before the page has taken over from the server', () => {
    wordIn(drawerOf('match 1')).set('round 3', 'lantern')
    hydrated.is = false
    expect(wordIn(drawerOf('match 1')).at('round 3')).toBe('')
  })

  it('is neither kept nor shown again where it would show what lies covered', () => {
    wordIn(drawerOf('match 1', true), 'secret').set('round 3', 'lantern')
    expect(wordIn(drawerOf('match 1'), 'secret').at('round 3')).toBe('')
    wordIn(drawerOf('match 1'), 'secret').set('round 3', 'lantern')
    expect(wordIn(drawerOf('match 1', true), 'secret').at('round 3')).toBe('')
    expect(wordIn(drawerOf('match 1'), 'secret').at('round 3')).toBe('lantern')
  })

  it('is kept as long as the page where a browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      },
    })
    const word = wordIn(drawerOf('match 1'))
    word.set('round 3', 'lantern')
    expect(word.at('round 3')).toBe('lantern')
  })
})
