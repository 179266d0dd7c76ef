import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from './turns.svelte.ts'

describe('a large thing drawn part by part', () => {
  let now = 0
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('comes in as many tasks as it has parts where each takes long, and is seen when all are there', () => {
    vi.mocked(performance.now).mockImplementation(() => (now += 50))
    const turns = new Turns(false)
    const parts = [turns.take(), turns.take(), turns.take()]
    const come = () => parts.filter(({ isCome }) => isCome).length
    const seen = []
    for (; vi.getTimerCount() > 0; vi.advanceTimersToNextTimer()) seen.push([come(), turns.isDone])
    expect([...seen, [come(), turns.isDone]]).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [3, true],
    ])
  })

  it('comes in one task where all of it fits', () => {
    const turns = new Turns(false)
    const parts = [turns.take(), turns.take(), turns.take()]
    vi.advanceTimersToNextTimer()
    expect([parts.every(({ isCome }) => isCome), turns.isDone, vi.getTimerCount()]).toEqual([true, true, 0])
  })

  it('waits for what its parts have brought', () => {
    vi.mocked(performance.now).mockImplementation(() => (now += 50))
    const turns = new Turns(false)
    turns.take()
    vi.advanceTimersToNextTimer()
    const inner = turns.take()
    vi.advanceTimersToNextTimer()
    expect([inner.isCome, turns.isDone]).toEqual([true, false])
    vi.advanceTimersToNextTimer()
    expect(turns.isDone).toBe(true)
  })

  it('goes on after a part that cannot be drawn', () => {
    const draw = vi.fn().mockImplementationOnce(() => {
      throw new Error('broken')
    })
    const turns = new Turns(false, draw)
    const parts = [turns.take(), turns.take()]
    expect(() => vi.advanceTimersToNextTimer()).toThrow('broken')
    expect([parts.map(({ isCome }) => isCome), turns.isDone]).toEqual([[true, false], false])
    vi.advanceTimersToNextTimer()
    expect([parts.every(({ isCome }) => isCome), turns.isDone]).toEqual([true, true])
  })

  it('has no turns where it is drawn at once, nor for what comes later', () => {
    const turns = new Turns(true)
    expect([turns.take().isCome, turns.isDone, vi.getTimerCount()]).toEqual([true, true, 0])
    const drawn = new Turns(false)
    vi.advanceTimersToNextTimer()
    expect([drawn.isDone, drawn.take().isCome]).toEqual([true, true])
  })
})
