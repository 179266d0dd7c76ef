import { robotRevolution } from '@robot-night/engine/games/robot-revolution'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playback } from './show.ts'
import type { Battle } from './storyboard.ts'

const view = robotRevolution.view(robotRevolution.setup(2, { sharedCodeMin: 2 }), 0)
const kept = { kind: 'mulligan', seat: 0, took: false, cards: null } as const
const began = { kind: 'roundStarted', round: 1, primary: 1 } as const

describe('what is being shown', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets questions stand beside small things', () => {
    const playing = playback(0, view, () => true)
    playing.take({ n: 1, events: [kept] }, view)
    expect(playing.stage?.event).toEqual(kept)
    expect(playing.isBlocking).toBe(false)
  })

  it('lets questions wait as soon as a theatre is to come, until it is over', () => {
    const playing = playback(0, view, () => true)
    playing.take({ n: 1, events: [kept] }, view)
    playing.take({ n: 2, events: [began] }, view)
    expect(playing.stage?.event).toEqual(kept)
    expect(playing.isBlocking).toBe(true)
    vi.runAllTimers()
    expect(playing.stage).toBe(null)
    expect(playing.isBlocking).toBe(false)
  })

  it('is over at once when skipped', () => {
    const playing = playback(0, view, () => true)
    playing.take({ n: 1, events: [kept, began] }, view)
    playing.skip()
    expect(playing.isBlocking).toBe(false)
  })

  it('shows nothing of the way to another moment, and drops what it was showing', () => {
    const playing = playback(0, view, () => true)
    playing.take({ n: 1, events: [kept, began] }, view)
    playing.take({ n: 2, events: [kept], isLeap: true }, view)
    expect(playing.stage).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps nothing for a tab that nobody looks at', () => {
    const playing = playback(0, view, () => false)
    for (let n = 1; n <= 9; n++) playing.take({ n, events: [kept, began] }, view)
    expect(playing.stage).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a battle no longer than it may', () => {
    const battle: Battle = {
      ...{ kind: 'battle', battlefield: 1, totals: [], outcome: 'empty' },
      ...{ winner: null, holdCard: null, discarded: [] },
    }
    const playing = playback(0, view, () => true)
    playing.take({ n: 1, events: [battle, began] }, view, 450)
    expect(playing.tempo).toBe(0.5)
    vi.advanceTimersByTime(450)
    expect(playing.stage).toBe(null)
  })
})
