import { describe, expect, it } from 'vitest'
import type { Store } from '../kept/store.ts'
import { isKnown, makeKnown } from './offered.ts'

function storeOf(lessons: string | null): Store {
  const items = new Map([['lessons', lessons]])
  return { read: (name) => items.get(name) ?? null, write: (name, text) => Boolean(items.set(name, text)) }
}

describe('the titles that a device knows', () => {
  it('are none at first, then those that were made known, each once', () => {
    const store = storeOf(null)
    expect(isKnown('not-a-robot', store)).toBe(false)
    for (const title of ['not-a-robot', 'cardbot-derby', 'not-a-robot']) makeKnown(title, store)
    expect(['not-a-robot', 'cardbot-derby', 'robot-revolution'].map((title) => isKnown(title, store))).toEqual([
      true,
      true,
      false,
    ])
    expect(store.read('lessons')).toBe('["not-a-robot","cardbot-derby"]')
  })

  it.each(['{}', '"cardbot-derby"', '[1, null]', 'no JSON'])(
    'are none where %s is kept, and can be kept then',
    (kept) => {
      const store = storeOf(kept)
      expect(isKnown('cardbot-derby', store)).toBe(false)
      makeKnown('cardbot-derby', store)
      expect(isKnown('cardbot-derby', store)).toBe(true)
    },
  )
})
