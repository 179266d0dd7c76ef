import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventPlayback } from './EventPlayback.svelte.ts'

type View = { round: number }
type Stage = { of: string; isBig: boolean }
const plan = (_: View, events: readonly string[]) =>
  events.includes('over') ? null : events.map((of) => ({ stage: { of, isBig: of.startsWith('big') }, ms: 100 }))
const playback = ({ isWatched = true } = {}) =>
  new EventPlayback<View, string, Stage>(
    plan,
    { n: 0, view: { round: 1 }, isWatched: () => isWatched },
    ({ isBig }) => isBig,
  )
const view = { round: 1 }

describe('a show of what has happened', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a frame once, step by step, and then the table as it stands', () => {
    const show = playback()
    const seen = [show.stage?.of]
    show.take({ n: 1, events: ['one', 'two'] }, view)
    for (; vi.getTimerCount() > 0; vi.advanceTimersToNextTimer()) seen.push(show.stage?.of)
    expect([...seen, show.stage]).toEqual([undefined, 'one', 'two', null])
    show.take({ n: 1, events: ['one', 'two'] }, view)
    expect(show.stage).toBeNull()
  })

  it('lets questions wait from the moment at which something big is to come until it is over', () => {
    const show = playback()
    show.take({ n: 1, events: ['small'] }, view)
    expect([show.stage?.of, show.isBlocking]).toEqual(['small', false])
    show.take({ n: 2, events: ['big'] }, view)
    expect([show.stage?.of, show.isBlocking, show.isSkippable]).toEqual(['small', true, true])
    vi.runAllTimers()
    expect([show.stage, show.isBlocking]).toEqual([null, false])
  })

  it.each([
    ['a skip', (show: ReturnType<typeof playback>) => show.skip()],
    ['a leap', (show: ReturnType<typeof playback>) => show.take({ n: 2, events: ['big'], isLeap: true }, view)],
    ['what ends it', (show: ReturnType<typeof playback>) => show.take({ n: 2, events: ['over'] }, view)],
  ])('is over at once with %s', (_, ends) => {
    const show = playback()
    show.take({ n: 1, events: ['big'] }, view)
    ends(show)
    expect([show.stage, show.isBlocking, vi.getTimerCount()]).toEqual([null, false, 0])
  })

  it('shows nothing to nobody', () => {
    const show = playback({ isWatched: false })
    show.take({ n: 1, events: ['big'] }, view)
    expect([show.stage, vi.getTimerCount()]).toEqual([null, 0])
  })

  it('takes no longer than it may', () => {
    const show = playback()
    show.take({ n: 1, events: ['one', 'two'] }, view, 100)
    expect(show.tempo).toBe(0.5)
    vi.advanceTimersByTime(100)
    expect(show.stage).toBeNull()
  })

  it('tells who lets things fly before the screen changes, and after it', async () => {
    const show = playback()
    const told: (string | undefined)[] = []
    show.watch = ({ of }) => {
      told.push(`before ${of}: ${show.stage?.of}`)
      return () => void told.push(`after ${of}: ${show.stage?.of}`)
    }
    show.take({ n: 1, events: ['one'] }, view)
    await Promise.resolve()
    expect(told).toEqual(['before one: undefined', 'after one: one'])
  })
})
