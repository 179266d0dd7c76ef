import { robotRevolution } from '@robot-night/engine/games/robot-revolution'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './playback.ts'
import type { Battle } from './storyboard.ts'

const view = robotRevolution.view(robotRevolution.setup(2, { sharedCodeMin: 2 }), 0)
const kept = { kind: 'mulligan', seat: 0, took: false, cards: null } as const
const began = { kind: 'roundStarted', round: 1, primary: 1 } as const

describe('what is being shown', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets questions stand next to small things', () => {
    const playback = createPlayback(0, view, () => true)
    playback.take({ n: 1, events: [kept] }, view)
    expect(playback.stage?.event).toEqual(kept)
    expect(playback.isBlocking).toBe(false)
  })

  it('lets questions wait as soon as something that blocks them is to come, until it is over', () => {
    const playback = createPlayback(0, view, () => true)
    playback.take({ n: 1, events: [kept] }, view)
    playback.take({ n: 2, events: [began] }, view)
    expect(playback.stage?.event).toEqual(kept)
    expect(playback.isBlocking).toBe(true)
    vi.runAllTimers()
    expect(playback.stage).toBe(null)
    expect(playback.isBlocking).toBe(false)
  })

  it('is over at once when skipped', () => {
    const playback = createPlayback(0, view, () => true)
    playback.take({ n: 1, events: [kept, began] }, view)
    playback.skip()
    expect(playback.isBlocking).toBe(false)
  })

  it('shows nothing of the way to another moment, and drops what it was showing', () => {
    const playback = createPlayback(0, view, () => true)
    playback.take({ n: 1, events: [kept, began] }, view)
    playback.take({ n: 2, events: [kept], isLeap: true }, view)
    expect(playback.stage).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps nothing for a tab that nobody looks at', () => {
    const playback = createPlayback(0, view, () => false)
    for (let n = 1; n <= 9; n++) playback.take({ n, events: [kept, began] }, view)
    expect(playback.stage).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a battle no longer than it may', () => {
    const battle: Battle = {
      ...{ kind: 'battle', battlefield: 1, totals: [], outcome: 'empty' },
      ...{ winner: null, holdCard: null, discarded: [] },
    }
    const playback = createPlayback(0, view, () => true)
    playback.take({ n: 1, events: [battle, began] }, view, 450)
    expect(playback.tempo).toBe(0.5)
    vi.advanceTimersByTime(450)
    expect(playback.stage).toBe(null)
  })
})
