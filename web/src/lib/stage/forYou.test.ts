import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from '../table/drawer.ts'
import { hydrated } from '../ui/hydrated.svelte.ts'
import { ForYou } from './forYou.svelte.ts'

/** A seat hears capitals alone. */
const alone = (heard: readonly string[]) => heard.flatMap((each, at) => (/[A-Z]/.test(each) ? [at] : []))

function aPage(heard: string[], about = 'match 1') {
  const drawer = new Drawer(
    () => about,
    () => true,
  )
  return new ForYou(() => ({ heard, drawer }), alone)
}

describe('what is shown to the viewer alone', () => {
  beforeEach(() => {
    const items = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    })
    hydrated.is = true
  })
  afterEach(() => vi.unstubAllGlobals())

  it('stays until it is put away, the first of several before the next', () => {
    const heard = ['a']
    const page = aPage(heard)
    expect([page.next, page.count]).toEqual([null, 0])
    heard.push('B', 'c', 'D')
    expect([page.next, page.count]).toEqual(['B', 2])
    page.putAway()
    expect([page.next, page.count]).toEqual(['D', 1])
    page.putAway()
    expect([page.next, page.count]).toEqual([null, 0])
    page.putAway()
    heard.push('E')
    expect(page.next).toBe('E')
  })
  it('is there again after a reload, as long as it was not put away', () => {
    const heard = ['a']
    const page = aPage(heard)
    page.begin()
    heard.push('B', 'C')
    page.putAway()
    const reloaded = aPage(heard)
    reloaded.begin()
    expect(reloaded.next).toBe('C')
    reloaded.putAway()
    expect(aPage(heard).next).toBeNull()
  })
  it('is not brought up again in a tab that comes later, nor in another match', () => {
    expect(aPage(['A', 'B']).next).toBeNull()
    aPage(['A', 'B']).begin()
    expect(aPage(['A', 'B', 'C'], 'match 2').next).toBeNull()
  })
  it('is nothing in a replay', () => {
    const heard: string[] = []
    const replay = new ForYou(() => ({ heard }), alone)
    heard.push('A')
    expect([replay.next, replay.count]).toEqual([null, 0])
  })
})
