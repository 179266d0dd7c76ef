import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choose, chosen } from './cookies.ts'
import { keptJson } from './json.ts'
import { storeIn } from './store.ts'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
function storage(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  }
}

describe('what a browser keeps', () => {
  it('is read as it was written, and removed', () => {
    const items = storage()
    const store = storeIn(() => items)
    expect(store.read('name')).toBeNull()
    expect(store.write('name', 'Mara')).toBe(true)
    expect([store.read('name'), items.getItem('name')]).toEqual(['Mara', 'Mara'])
    expect(store.write('name', null)).toBe(true)
    expect([store.read('name'), items.getItem('name')]).toEqual([null, null])
  })

  it.each([
    ['forbids even to ask', denied],
    ['throws when read and written', () => ({ ...storage(), getItem: denied, setItem: denied, removeItem: denied })],
    ['has none', () => undefined as unknown as Storage],
    ['has none but null', () => null as unknown as Storage],
  ])('lasts as long as the page where it %s', (_how, open) => {
    const store = storeIn(open)
    expect(store.read('name')).toBeNull()
    expect(store.write('name', 'Mara')).toBe(false)
    expect(store.read('name')).toBe('Mara')
    expect(store.write('name', null)).toBe(false)
    expect(store.read('name')).toBeNull()
  })

  it('lasts as long as the page where it is full, and what was kept before is not shown in its place', () => {
    const kept = storage(new Map([['name', 'Mara']]))
    const store = storeIn(() => ({ ...kept, setItem: full }))
    expect(store.write('name', 'Ben')).toBe(false)
    expect(store.read('name')).toBe('Ben')
  })

  it('is kept again once there is room', () => {
    const items = storage()
    let isFull = true
    const store = storeIn(() => (isFull ? { ...items, setItem: full } : items))
    store.write('name', 'Mara')
    isFull = false
    expect(store.write('name', 'Ben')).toBe(true)
    items.setItem('name', 'Cleo')
    expect(store.read('name')).toBe('Cleo')
  })

  it('is gone where its owner has cleared it', () => {
    const items = storage()
    const store = storeIn(() => items)
    store.write('name', 'Mara')
    items.clear()
    expect(store.read('name')).toBeNull()
  })

  it.each(['', '{', 'Mara'])('is nothing where it is not ours: %j', (text) => {
    expect(
      keptJson(
        storeIn(() => storage(new Map([['it', text]]))),
        'it',
      ),
    ).toBeNull()
  })
  it('is what was written as JSON', () => {
    expect(
      keptJson(
        storeIn(() => storage(new Map([['it', '[1]']]))),
        'it',
      ),
    ).toEqual([1])
    expect(keptJson(storeIn(denied), 'it')).toBeNull()
  })
})

describe('what a browser has chosen', () => {
  let cookie = ''
  beforeEach(() => {
    cookie = 'mylang=en; lang=de; theme=dark'
    vi.stubGlobal('document', {
      get cookie() {
        return cookie
      },
      set cookie(written) {
        cookie = written
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is found by its whole name', () => {
    expect([chosen('lang'), chosen('theme'), chosen('sound')]).toEqual(['de', 'dark', undefined])
  })
  it('is kept for a year, on every page', () => {
    choose('sound', 'on')
    expect(cookie).toBe('sound=on; Path=/; Max-Age=31536000; SameSite=Lax')
  })
  it('is nothing in a frame that may have no cookies', () => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied, set: denied }))
    expect(() => choose('sound', 'on')).not.toThrow()
    expect(chosen('sound')).toBeUndefined()
  })
})
