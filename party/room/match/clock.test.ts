import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

const always = (seconds: number) => ({ off: seconds, relaxed: seconds, normal: seconds, fast: seconds })
type Evenings = ConstructorParameters<typeof Evening>[0]

function table(given: Evenings = {}): Evening {
  const evening = new Evening({ pace: 'normal', ...given })
  evening.joins('Tom')
  evening.joins('Ida')
  evening.manages({ do: 'deal' })
  return evening
}
const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand
const leads = (evening: Evening) => evening.answers('mara', { card: hand(evening, 'mara')[0], claim: 'ruby' })
const clock = (evening: Evening) => evening.scene('mara').clocks[0]

describe('a question to one seat', () => {
  it('has its time from the lead on, and everybody sees it', () => {
    const evening = table()
    const clocks = [{ seat: 0, from: evening.now + 2000, until: evening.now + 32_000 }]
    expect(evening.scene('mara').clocks).toEqual(clocks)
    expect(evening.scene('tom').clocks).toEqual(clocks)
  })

  it('falls back when the time is over, in the silent seat’s name', () => {
    const evening = table()
    evening.now += 31_999
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.scene('mara').beat).toBe(0)
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ what: 'answer', seat: 0, by: 'clock' })
    expect(evening.scene('tom').asks?.kind).toBe('follow')
  })

  it('that passed while the room slept is served once on waking', () => {
    const evening = table()
    evening.now += 3_600_000
    evening.room = evening.woken()
    evening.takes({ kind: 'alarm', bots: 'think' })
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.scene('mara').beat).toBe(1)
    expect(clock(evening)?.from).toBe(evening.now)
  })

  it('with pace off runs no clock; a new pace starts its time again', () => {
    const evening = table({ pace: 'off' })
    expect(evening.scene('mara').clocks).toEqual([])
    expect(evening.waits()).toBe(false)
    evening.now += 60_000
    evening.manages({ do: 'setPace', pace: 'fast' })
    expect(clock(evening)).toEqual({ seat: 0, from: evening.now + 2000, until: evening.now + 17_000 })
  })
})

describe('days a turn', () => {
  const DAY = 24 * 3_600_000
  const byPost = () => table({ pace: 'days' })

  it('are as long for a question and a window, and the one alarm serves them', () => {
    const evening = byPost()
    expect(clock(evening)).toEqual({ seat: 0, from: evening.now + 2000, until: evening.now + 2000 + 3 * DAY })
    evening.goes('mara')
    const asked = evening.now
    while (evening.scene('tom').beat === 0) expect(evening.waits()).toBe(true)
    expect(evening.now).toBe(asked + 2000 + 3 * DAY)
    expect(clock(evening)).toEqual({ seat: null, from: evening.now, until: evening.now + 3 * DAY })
  })

  it('hurry nobody when one has finished', () => {
    const evening = byPost()
    leads(evening)
    const until = clock(evening)?.until
    evening.now += 3_600_000
    evening.answers('tom', { card: hand(evening, 'tom')[0] })
    expect(clock(evening)?.until).toBe(until)
  })

  it('leave who is away for a day the host', () => {
    const evening = byPost()
    const dealt = evening.now
    evening.goes('mara')
    while (evening.room.facts.host === 0) expect(evening.waits()).toBe(true)
    expect(evening.room.facts.host).toBe(1)
    expect(evening.now - dealt).toBe(DAY)
  })

  for (const { id, seats } of TITLES) {
    it(`bring a match of ${id} to its end though nobody ever answers`, () => {
      const evening = new Evening({ title: id, pace: 'day' })
      evening.joins('Tom')
      for (let bots = 2; bots < seats.min; bots++) evening.manages({ do: 'seatBot', chair: bots })
      evening.manages({ do: 'deal' })
      for (const who of ['mara', 'tom']) evening.goes(who)
      const dealt = evening.now
      while (evening.room.facts.stage === 'playing') expect(evening.waits()).toBe(true)
      expect(evening.now - dealt).toBeGreaterThan(DAY)
    })
  }
})

describe('a window', () => {
  it('closes at once when nobody is left to answer', () => {
    const evening = table()
    leads(evening)
    evening.answers('tom', { card: null })
    evening.answers('ida', { card: null })
    evening.waits()
    expect(evening.room.match?.log.at(-1)).toMatchObject({ at: evening.now, move: { what: 'close' } })
  })

  it('at its deadline closes on the silent', () => {
    const evening = table()
    leads(evening)
    const from = evening.now
    evening.waits()
    expect(evening.now).toBe(from + 45_000)
    expect(evening.scene('mara').beat).toBe(2)
  })

  it('once a person has finished leaves the others exactly the rush', () => {
    const evening = table()
    leads(evening)
    evening.now += 1000
    evening.answers('tom', { card: null })
    expect(clock(evening)?.until).toBe(evening.now + 10_000)
    evening.says('tom', {
      id: evening.id(),
      what: 'offer',
      match: evening.room.head!.id,
      beat: 1,
      kind: 'takeBack',
      action: { takeBack: true },
    })
    expect(clock(evening)?.until).toBe(evening.now - 1000 + 45_000)
    evening.now += 3000
    evening.answers('tom', { card: null })
    expect(clock(evening)?.until).toBe(evening.now + 10_000)
  })

  it('with time to watch closes at once when all have answered; the rush runs from the clock’s start', () => {
    const title = { ...probe, clocks: { ...probe.clocks, follow: { ...probe.clocks.follow, lead: always(15) } } }
    const evening = table({ titles: [title] })
    leads(evening)
    const from = evening.now
    evening.now += 5000
    evening.answers('tom', { card: null })
    expect(clock(evening)).toEqual({ seat: null, from: from + 15_000, until: from + 25_000 })
    evening.answers('ida', { card: null })
    evening.waits()
    expect(evening.now).toBe(from + 5000)
    expect(evening.room.match?.log.at(-1)?.move?.what).toBe('close')
  })

  it('without a rush leaves them at least the floor', () => {
    const follow = { ...probe.clocks.follow, limit: always(3), floor: always(20) }
    delete (follow as { rush?: unknown }).rush
    const title = { ...probe, clocks: { ...probe.clocks, follow } }
    const evening = table({ titles: [title] })
    leads(evening)
    evening.now += 1000
    evening.answers('tom', { card: null })
    expect(clock(evening)?.until).toBe(evening.now + 20_000)
  })

  describe('that one person alone keeps open', () => {
    /** Mara has led, and the others are to follow; `seats`: who comes besides Tom and Ida. */
    function followed(seats: (evening: Evening) => void, limit = 60): Evening {
      const { rush: _, ...rule } = probe.clocks.follow
      const follow = { ...rule, limit: always(limit), last: always(12) }
      const evening = new Evening({ pace: 'normal', titles: [{ ...probe, clocks: { ...probe.clocks, follow } }] })
      evening.joins('Tom')
      evening.joins('Ida')
      seats(evening)
      evening.manages({ do: 'deal' })
      leads(evening)
      return evening
    }
    const answersAfter = (evening: Evening, seconds: number, who: string) => {
      evening.now += seconds * 1000
      evening.answers(who, { card: null })
    }

    it('has so long at the most once all others have finished, as all of them see', () => {
      const evening = followed((evening) => evening.joins('Kim'))
      const until = clock(evening)?.until
      answersAfter(evening, 5, 'tom')
      expect(clock(evening)?.until).toBe(until)
      answersAfter(evening, 5, 'ida')
      expect(clock(evening)?.until).toBe(evening.now + 12_000)
      expect(evening.scene('kim').clocks).toEqual([clock(evening)])
    })
    it('never has longer than without', () => {
      const evening = followed((evening) => evening.joins('Kim'), 20)
      const until = clock(evening)?.until
      answersAfter(evening, 10, 'tom')
      answersAfter(evening, 5, 'ida')
      expect(clock(evening)?.until).toBe(until)
    })
    it('keeps its time where one other person waits, or tin robots do', () => {
      const two = followed(() => {})
      const until = clock(two)?.until
      answersAfter(two, 5, 'tom')
      expect(clock(two)?.until).toBe(until)
      const withBots = followed((evening) => evening.manages({ do: 'seatBot', chair: 3 }))
      const before = clock(withBots)?.until
      answersAfter(withBots, 5, 'tom')
      while (withBots.scene('ida').awaits.filter(({ done }) => done !== true).length > 1) withBots.waits()
      expect(clock(withBots)?.until).toBe(before)
    })
  })

  it('is not closed before its least time, even if nobody has to answer', () => {
    const evening = table()
    leads(evening)
    evening.answers('tom', { card: null })
    evening.answers('ida', { card: null })
    evening.waits()
    expect(evening.room.match?.position.state.phase.kind).toBe('doubt')
    const from = evening.now
    evening.answers('tom', { doubts: false })
    evening.answers('ida', { doubts: false })
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.room.match?.position.state.phase.kind).toBe('doubt')
    evening.waits()
    expect(evening.now).toBe(from + 2000)
  })

  it('whose answers nobody sees does not tell of them by its clock', () => {
    const doubt = { limit: always(30), floor: always(60), rush: always(1) }
    const title = { ...probe, clocks: { ...probe.clocks, doubt } }
    const evening = table({ titles: [title] })
    leads(evening)
    evening.answers('tom', { card: null })
    evening.answers('ida', { card: null })
    evening.waits()
    const before = clock(evening)
    evening.answers('tom', { doubts: true })
    expect(clock(evening)).toEqual(before)
  })
})
