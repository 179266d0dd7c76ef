import type { Event, View } from '@robot-night/engine/games/evil-robots-influence'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './playback.ts'
import { lived } from '../testing.ts'

interface Frame {
  before: View
  events: Event[]
  now: View
}
function frameWith(kind: Event['kind']): Frame {
  for (const frame of lived(4, 0, 5)) if (frame.events.some((event) => event.kind === kind)) return frame
  throw new Error(`a match with ${kind} in it`)
}

describe('a playback of the match', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows a frame once, and stands where the room is when it is over', () => {
    const { before, events, now } = frameWith('counted')
    const playback = createPlayback(1, before, () => true)
    playback.take({ n: 2, events }, now)
    expect(playback.stage?.scene).toEqual({ of: 'count', beat: 'lie' })
    vi.runAllTimers()
    expect(playback.stage).toBeNull()
    playback.take({ n: 2, events }, now)
    expect(playback.stage).toBeNull()
  })

  it('ends at once when it is skipped', () => {
    const { before, events, now } = frameWith('counted')
    const playback = createPlayback(1, before, () => true)
    playback.take({ n: 2, events }, now)
    playback.skip()
    expect(playback.stage).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows nothing to nobody, and not what was before one came in', () => {
    const { before, events, now } = frameWith('counted')
    const unseen = createPlayback(1, before, () => false)
    unseen.take({ n: 2, events }, now)
    expect(unseen.stage).toBeNull()
    const late = createPlayback(2, now, () => true)
    late.take({ n: 2, events }, now)
    expect(late.stage).toBeNull()
  })

  it('shows nothing of the way to another moment, and drops what it was showing', () => {
    const { before, events, now } = frameWith('counted')
    const playback = createPlayback(1, before, () => true)
    playback.take({ n: 2, events }, now)
    playback.take({ n: 3, events: [], isLeap: true }, before)
    expect(playback.stage).toBeNull()
    playback.take({ n: 4, events, isLeap: true }, now)
    expect(playback.stage).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells who lets things fly before the screen changes', () => {
    const { before, events, now } = frameWith('powerGiven')
    const playback = createPlayback(1, before, () => true)
    const stages: (string | undefined)[] = []
    playback.watch = () => {
      stages.push(playback.stage?.event.kind)
      return () => {}
    }
    playback.take({ n: 2, events }, now)
    expect(stages).toEqual([undefined])
  })
})
