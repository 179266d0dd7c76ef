import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './idle.ts'

describe('what there is time for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is done one thing at a time, in turn, each when the page is idle again', () => {
    const asked: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (next: () => void) => asked.push(next))
    const done: string[] = []
    for (const each of ['one', 'two', 'three']) whenIdle(() => done.push(each))
    expect([asked.length, done]).toEqual([1, []])
    asked.shift()?.()
    expect([asked.length, done]).toEqual([1, ['one']])
    asked.shift()?.()
    asked.shift()?.()
    expect([asked.length, done]).toEqual([0, ['one', 'two', 'three']])
  })

  it('goes on after what went wrong', () => {
    const asked: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (next: () => void) => asked.push(next))
    const done = vi.fn()
    whenIdle(() => {
      throw new Error('broken')
    })
    whenIdle(done)
    expect(() => asked.shift()?.()).toThrow('broken')
    asked.shift()?.()
    expect(done).toHaveBeenCalledOnce()
  })

  it('is done a little later where the browser tells nothing', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const done = vi.fn()
    whenIdle(done)
    expect(done).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(done).toHaveBeenCalledOnce()
  })
})
