import type { SiteStatus } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Looking } from './looking.svelte.ts'
import { builtAt, onTiles, verdictOn } from './verdict.ts'

const status = (works: Partial<SiteStatus['works']> = {}): SiteStatus => ({
  works: { rooms: true, list: true, archive: true, ...works },
  tables: null,
  moves: null,
  build: null,
  protocol: 1,
  rules: [],
})

describe('the verdict', () => {
  it('is about tables first, and about the rest after that', () => {
    expect(verdictOn(status(), true)).toBe('fine')
    expect(verdictOn(status({ archive: null }), true)).toBe('fine')
    expect(verdictOn(status({ archive: false }), true)).toBe('partly')
    expect(verdictOn(status({ list: false }), true)).toBe('partly')
    expect(verdictOn(status({ rooms: false, list: false }), true)).toBe('down')
  })

  it('says nothing of the site where this device does not reach it', () => {
    expect(verdictOn(status(), false)).toBe('unreached')
    expect(verdictOn(null, true)).toBe('unknown')
  })
})

describe('numbers', () => {
  it('are told as steps', () => {
    expect([0, 5, 20].map(onTiles)).toEqual(['<5', '5+', '20+'])
  })

  it('say when it was built, the same everywhere', () => {
    expect(builtAt('1790000000000', 'en')).toMatch(/2026.*UTC$/)
    expect(builtAt('v7', 'en')).toBe('v7')
  })
})

describe('a page that looks again', () => {
  const answering = (answer: () => Response) => {
    let now = 0
    return { fetch: async () => answer(), now: () => (now += 20) }
  }

  it('tells what it hears, and how long the way is', async () => {
    const looking = new Looking(
      null,
      answering(() => Response.json(status())),
    )
    await looking.look()
    expect(looking).toMatchObject({ status: status(), way: 20, isReached: true })
  })

  it('keeps what it knew while it hears nothing', async () => {
    let isUp = false
    const around = answering(() => (isUp ? Response.json(status()) : new Response(null, { status: 502 })))
    const looking = new Looking(status({ list: false }), around)
    await looking.look()
    expect(looking).toMatchObject({ isReached: false, status: status({ list: false }) })
    isUp = true
    await looking.look()
    expect(looking).toMatchObject({ isReached: true, status: status() })
  })
})
