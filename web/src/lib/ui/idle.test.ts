import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './idle.ts'

describe('what there is time for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** What the browser was asked to call, and how much time it then gives. */
  function idling() {
    const asked: IdleRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', (next: IdleRequestCallback) => asked.push(next))
    const gives = (times: number, didTimeout = false) =>
      asked.shift()?.({ didTimeout, timeRemaining: () => (times-- > 1 ? 5 : 0) })
    return { asked, gives }
  }

  it('is done in turn, as long as the page is idle, and then when it is again', () => {
    const { asked, gives } = idling()
    const done: string[] = []
    for (const each of ['one', 'two', 'three', 'four']) whenIdle(() => done.push(each))
    expect([asked.length, done]).toEqual([1, []])
    gives(1)
    expect([asked.length, done]).toEqual([1, ['one']])
    gives(2)
    expect([asked.length, done]).toEqual([1, ['one', 'two', 'three']])
    gives(2)
    expect([asked.length, done]).toEqual([0, ['one', 'two', 'three', 'four']])
  })

  it('is all done where the page was never idle', () => {
    const { asked, gives } = idling()
    const done: string[] = []
    for (const each of ['one', 'two', 'three']) whenIdle(() => done.push(each))
    gives(0, true)
    expect([asked.length, done]).toEqual([0, ['one', 'two', 'three']])
  })

  it('goes on after what went wrong', () => {
    const { asked, gives } = idling()
    const done = vi.fn()
    whenIdle(() => {
      throw new Error('broken')
    })
    whenIdle(done)
    expect(() => gives(1)).toThrow('broken')
    expect(asked).toHaveLength(1)
    gives(1)
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
