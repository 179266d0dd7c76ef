import type { LivePace } from '@robot-night/engine'
import { clocks, type View } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { RacePlayback } from './playback.svelte.ts'
import { allowanceMs } from './pace.ts'
import { lived } from './testing.ts'

/** A clock that is moved on by hand. */
function handClock() {
  let time = 0
  let due: { at: number; deed: () => void } | null = null
  return {
    now: () => time,
    later: (ms: number, deed: () => void) => {
      const mine = { at: time + ms, deed }
      due = mine
      return () => void (due = due === mine ? null : due)
    },
    /** Until nothing is due any more, or so long. */
    run(ms = Infinity) {
      const end = time + ms
      while (due && due.at <= end) {
        const { at, deed } = due
        due = null
        time = at
        deed()
      }
      if (ms !== Infinity) time = end
      return time
    },
  }
}

/** The first frame of a match that does this. */
function frameOf(seats: number, fits: (now: View, before: View) => boolean) {
  for (let seed = 1; seed < 60; seed++) {
    let before: View | null = null
    for (const { now } of lived({ seats, viewer: 0, seed, options: { board: 'funhouse' } })) {
      if (before && fits(now, before)) return { before, now }
      before = now
    }
  }
  throw new Error('no match does this')
}

/** The views before a ping, while it is asked, and once it is chosen. */
function pinged() {
  for (let seed = 1; seed < 60; seed++) {
    const views = [...lived({ seats: 4, viewer: 0, seed, options: { board: 'funhouse' } })].map(({ now }) => now)
    const place = views.findIndex((now, at) => at > 0 && now.phase.kind === 'ping' && views[at + 1])
    if (place > 0) return { before: views[place - 1]!, at: views[place]!, after: views[place + 1]! }
  }
  throw new Error('nobody is ever asked')
}
const isRun = (now: View, before: View) =>
  now.phase.kind === 'choose' && before.phase.kind === 'choose' && now.round > 1 && now.round > before.round
const isAsked = (now: View, before: View) => now.phase.kind === 'ping' && before.phase.kind === 'choose'

interface Watching {
  pace?: LivePace
  isWatched?: boolean
}

function showing({ before, now }: { before: View; now: View }, { pace = 'normal', isWatched = true }: Watching = {}) {
  const clock = handClock()
  const playback = new RacePlayback({ n: 1, view: before }, { ...clock, isWatched: () => isWatched })
  playback.take({ n: 2 }, now, pace)
  return { playback, clock, now }
}

describe('a round that is shown', () => {
  const round = frameOf(4, isRun)
  const asked = frameOf(4, isAsked)

  it('is shown to its end within what the pace allows, and then all stand as they stand', () => {
    const { playback, clock, now } = showing(round)
    expect(playback.isOn).toBe(true)
    expect(playback.stage).toMatchObject({ step: 0, part: 'reveal', round: now.race?.round })
    expect(clock.run()).toBeLessThanOrEqual(allowanceMs(round.now.phase, 'normal') + 1)
    expect([playback.isOn, playback.stage, playback.shown]).toEqual([false, null, null])
    expect(playback.robots.map(({ at }) => at)).toEqual(now.robots.map(({ at }) => at))
  })

  it('is not shown where somebody leaps to it, and dropped where they leap away', () => {
    const { playback, clock } = showing(round)
    playback.take({ n: 3, isLeap: true }, round.before, 'normal')
    expect([playback.isOn, playback.stage]).toEqual([false, null])
    expect(playback.robots.map(({ at }) => at)).toEqual(round.before.robots.map(({ at }) => at))
    playback.take({ n: 4, isLeap: true }, round.now, 'normal')
    expect([playback.isOn, playback.stage]).toEqual([false, null])
    expect(clock.run(), 'nothing runs on').toBe(0)
  })

  it('takes less time than the clocks wait, at every pace, and its time where none runs', () => {
    for (const pace of ['relaxed', 'normal', 'fast'] as const) {
      expect(allowanceMs(round.now.phase, pace)).toBeLessThan((clocks.afterRace.lead?.[pace] ?? 0) * 1000)
      expect(allowanceMs(asked.now.phase, pace)).toBeLessThan((clocks.pingAfterRace.lead?.[pace] ?? 0) * 1000)
    }
    const { playback, clock } = showing(round, { pace: 'fast' })
    expect(clock.run()).toBeLessThanOrEqual(allowanceMs(round.now.phase, 'fast') + 1)
    expect(playback.isOn).toBe(false)
    expect(showing(round, { pace: 'off' }).clock.run()).toBeGreaterThan(10_000)
  })

  it('begins where the robots stood before, and never shows a target before it is touched', () => {
    const { playback } = showing(round)
    expect(playback.robots.map(({ at }) => at)).toEqual(round.before.robots.map(({ at }) => at))
    expect(playback.robots.map(({ reached }) => reached)).toEqual(round.before.robots.map(({ reached }) => reached))
    expect(playback.robots.map(({ next }) => next)).toEqual(round.before.robots.map(({ next }) => next))
  })

  it('is not shown to who comes later, but can be seen again', () => {
    const playback = new RacePlayback({ n: 1, view: round.now }, handClock())
    expect([playback.isOn, playback.stage]).toEqual([false, null])
    playback.replay()
    expect([playback.isOn, playback.isReplay, playback.stage?.step]).toEqual([false, true, 0])
  })

  it('is not kept for who does not look', () => {
    const { playback } = showing(round, { isWatched: false })
    expect([playback.isOn, playback.stage]).toEqual([false, null])
  })

  it('is over at once when skipped', () => {
    const { playback, clock } = showing(round)
    playback.skip()
    expect([playback.isOn, playback.stage]).toEqual([false, null])
    expect(clock.run(0)).toBe(0)
  })

  it('stands still while it is paused, and goes on from there', () => {
    const { playback, clock } = showing(round)
    clock.run(200)
    playback.pause()
    const { shown } = playback
    clock.run(60_000)
    expect(playback.shown).toMatchObject({ key: shown?.key, isPaused: true })
    playback.resume()
    clock.run(allowanceMs(round.now.phase, 'normal') - 200 + 1)
    expect(playback.stage).toBe(null)
  })

  it('runs at half and at double speed, and changes it in between', () => {
    const { playback, clock } = showing(round)
    const normal = clock.run()
    const slow = showing(round)
    slow.playback.speed = 0.5
    expect(slow.clock.run()).toBeCloseTo(2 * normal, 3)
    const mixed = showing(round)
    mixed.clock.run(normal / 2)
    mixed.playback.speed = 2
    expect(mixed.clock.run()).toBeCloseTo(0.75 * normal, 3)
    expect(playback.speed).toBe(1)
  })

  it('goes back and on by steps', () => {
    const { playback } = showing(round)
    playback.skip()
    playback.back()
    const last = playback.stage?.step
    expect(last).toBeGreaterThan(2)
    playback.goTo(2)
    expect(playback.stage).toMatchObject({ step: 2, part: 'reveal' })
    playback.on()
    expect(playback.stage?.step).toBe(3)
    playback.back()
    expect(playback.stage?.step).toBe(2)
    playback.goTo(4)
    playback.on()
    expect([playback.stage, playback.isReplay]).toEqual([null, false])
  })

  it('stops before a ping and shows who stands where until it is chosen', () => {
    const { playback, clock, now } = showing(asked)
    expect(playback.isAtPing).toBe(false)
    expect(clock.run()).toBeLessThanOrEqual(allowanceMs(asked.now.phase, 'normal') + 1)
    expect(playback.isOn).toBe(false)
    expect(playback.isAtPing).toBe(true)
    expect(playback.robots.map(({ at }) => at)).toEqual(now.robots.map(({ at }) => at))
    expect(playback.stage?.step).toBe(now.race ? now.race.orders.length - 1 : -1)
    expect(playback.shown?.motion.cast).toContain(now.phase.kind === 'ping' ? now.phase.robot : -1)
  })

  it('goes on after a ping where it stopped, and shows nothing twice', () => {
    const { before, at, after } = pinged()
    const clock = handClock()
    const playback = new RacePlayback({ n: 1, view: before }, clock)
    playback.take({ n: 2 }, at, 'normal')
    const seen = playback.stage!.step
    clock.run()
    playback.take({ n: 3 }, after, 'normal')
    expect(playback.isOn).toBe(true)
    expect(playback.stage?.step).toBe(at.race!.orders.length - 1)
    expect(playback.stage?.part).not.toBe('reveal')
    expect(seen).toBe(0)
  })

  it('is over when another match begins', () => {
    const { playback } = showing(round)
    const [first] = lived({ seats: 4, viewer: 0, seed: 3 })
    playback.take({ n: 3 }, first!.now, 'normal')
    expect([playback.isOn, playback.stage, playback.hasRound]).toEqual([false, null, false])
  })

  it('shows nothing of a view that comes without news', () => {
    const playback = new RacePlayback({ n: 1, view: round.before }, handClock())
    playback.take({ n: 1 }, round.now, 'normal')
    expect([playback.isOn, playback.stage]).toEqual([false, null])
  })

  it('is the whole of every round of a match, shot by shot, never ahead of the view', () => {
    for (const seed of [1, 2, 3]) {
      const clock = handClock()
      let playback: RacePlayback | null = null
      let n = 0
      for (const { now } of lived({ seats: 3, viewer: 'spectator', seed, options: { board: 'carousel' } })) {
        playback ??= new RacePlayback({ n, view: now }, clock)
        playback.take({ n: ++n }, now, 'fast')
        clock.run()
        expect(playback.isOn).toBe(false)
        expect(playback.robots.map(({ at, facing, next }) => [at, facing, next])).toEqual(
          now.robots.map(({ at, facing, next }) => [at, facing, next]),
        )
      }
    }
  })
})
