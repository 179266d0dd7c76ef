import type { Event, View } from '@robot-night/engine/games/evil-robots-influence'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playback } from './show.ts'
import { lived } from './testing.ts'

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
    const playing = playback(1, before, () => true)
    playing.take({ n: 2, events }, now)
    expect(playing.stage?.theatre).toEqual({ of: 'count', beat: 'lie' })
    vi.runAllTimers()
    expect(playing.stage).toBeNull()
    playing.take({ n: 2, events }, now)
    expect(playing.stage).toBeNull()
  })

  it('ends at once when it is skipped', () => {
    const { before, events, now } = frameWith('counted')
    const playing = playback(1, before, () => true)
    playing.take({ n: 2, events }, now)
    playing.skip()
    expect(playing.stage).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows nothing to nobody, and not what was before one came in', () => {
    const { before, events, now } = frameWith('counted')
    const unseen = playback(1, before, () => false)
    unseen.take({ n: 2, events }, now)
    expect(unseen.stage).toBeNull()
    const late = playback(2, now, () => true)
    late.take({ n: 2, events }, now)
    expect(late.stage).toBeNull()
  })

  it('shows nothing of the way to another moment, and drops what it was showing', () => {
    const { before, events, now } = frameWith('counted')
    const playing = playback(1, before, () => true)
    playing.take({ n: 2, events }, now)
    playing.take({ n: 3, events: [], isLeap: true }, before)
    expect(playing.stage).toBeNull()
    playing.take({ n: 4, events, isLeap: true }, now)
    expect(playing.stage).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells who lets things fly before the screen changes', () => {
    const { before, events, now } = frameWith('powerGiven')
    const playing = playback(1, before, () => true)
    const stages: (string | undefined)[] = []
    playing.watch = () => {
      stages.push(playing.stage?.event.kind)
      return () => {}
    }
    playing.take({ n: 2, events }, now)
    expect(stages).toEqual([undefined])
  })
})
