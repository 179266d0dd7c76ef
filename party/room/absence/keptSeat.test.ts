import { describe, expect, it } from 'vitest'
import type { Absence } from '@robot-night/protocol'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from '../testing/evening.ts'

const SECOND = 1000
type Evenings = ConstructorParameters<typeof Evening>[0]

/** Mara leads; then Tom and Ida follow in a window. */
function table(given: Evenings & { absence?: Absence } = {}): Evening {
  const evening = new Evening({ pace: 'normal', ...given })
  evening.joins('Tom')
  evening.joins('Ida')
  if (given.absence) evening.manages({ do: 'setAbsence', absence: given.absence })
  evening.manages({ do: 'deal' })
  return evening
}
const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand
const leads = (evening: Evening) => evening.answers('mara', { card: hand(evening, 'mara')[0], claim: 'ruby' })
const facts = (evening: Evening) => roomFacts(evening.room, evening.moment())
const notes = (evening: Evening) => evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [line.note] : []))
const votes = (evening: Evening, device: string, on = true) =>
  evening.says(device, { id: evening.id(), what: 'vote', chair: 1, on })
/** To a moment, serving all that is due until then, as an alarm in time does. */
function goesOn(evening: Evening, seconds: number): void {
  const until = evening.now + seconds * SECOND
  while (nextDue(evening.room, evening.moment()) <= until) evening.waits()
  evening.now = until
}

describe('somebody away, as usual', () => {
  it('is told to be replaced after the grace time, and then is', () => {
    const evening = table()
    leads(evening)
    evening.goes('tom')
    const when = evening.now + 40 * SECOND
    expect(evening.chair(1)).toMatchObject({ presence: 'away', botPlays: false, botAt: when })
    evening.manages({ do: 'setPace', pace: 'off' })
    expect(evening.chair(1)).toMatchObject({ botAt: when + 80 * SECOND })
    evening.waits()
    expect(evening.now).toBe(when + 80 * SECOND)
    expect(evening.chair(1)).toEqual({ kind: 'person', name: 'Tom', presence: 'away', botPlays: true, guest: 2 })
    expect(notes(evening).at(-1)).toBe('botSteppedIn')
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 1, by: 'bot' })
  })

  it('who is back in time is replaced by nobody', () => {
    const evening = table({ pace: 'off' })
    leads(evening)
    evening.goes('tom')
    evening.now += 119 * SECOND
    evening.comes('tom')
    expect(evening.chair(1)).toEqual({ kind: 'person', name: 'Tom', presence: 'here', botPlays: false, guest: 2 })
    expect(evening.waits()).toBe(false)
    expect(notes(evening)).not.toContain('returned')
  })

  it('who comes back has their next open question again', () => {
    const evening = table({ pace: 'off' })
    evening.goes('mara')
    goesOn(evening, 120)
    expect(evening.chair(0)).toMatchObject({ botPlays: true })
    expect(evening.scene('tom').beat).toBe(0)
    evening.comes('mara')
    expect(notes(evening).at(-1)).toBe('returned')
    expect(evening.waits()).toBe(false)
    expect(leads(evening).refused).toBeNull()
  })

  it('is counted from the deal, not from yesterday', () => {
    const evening = new Evening({ pace: 'off' })
    evening.joins('Tom')
    evening.goes('tom')
    evening.now += 86_400 * SECOND
    evening.manages({ do: 'deal' })
    expect(evening.chair(1)).toMatchObject({ botAt: evening.now + 120 * SECOND })
  })

  it('at an empty table nobody is replaced and no time runs out; the first to come waits for the others', () => {
    const evening = table({ pace: 'fast' })
    for (const device of ['mara', 'tom', 'ida']) evening.goes(device)
    expect(facts(evening)).toMatchObject({ pause: 'waited' })
    expect(evening.scene('mara').clocks).toEqual([])
    goesOn(evening, 3600)
    expect(evening.scene('mara').beat).toBe(0)
    evening.now += 3600 * SECOND
    evening.comes('tom')
    expect(facts(evening).pause).toBeUndefined()
    expect(evening.chair(0)).toMatchObject({ botAt: evening.now + 20 * SECOND })
    expect(evening.chair(2)).toMatchObject({ botAt: evening.now + 20 * SECOND })
  })

  it('is the same after a waking', () => {
    const evening = table({ pace: 'off' })
    evening.goes('tom')
    const before = facts(evening)
    evening.room = evening.woken()
    expect(facts(evening)).toEqual(before)
    evening.waits()
    expect(evening.chair(1)).toMatchObject({ botPlays: true })
  })
})

describe('where the clock runs on', () => {
  it('nobody is replaced, and the title’s own fallback is played', () => {
    const evening = table({ absence: 'clock' })
    evening.goes('mara')
    expect(evening.chair(0)).toEqual({ kind: 'person', name: 'Mara', presence: 'away', botPlays: false, guest: 1 })
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 0, by: 'clock' })
  })
})

describe('where the table waits', () => {
  it('no clock runs while somebody who is asked is away, and the rest of the time is left when they are back', () => {
    const evening = table({ absence: 'wait' })
    evening.now += 12 * SECOND
    evening.goes('mara')
    expect(facts(evening)).toMatchObject({ pause: 'waited', absence: 'wait' })
    expect(evening.scene('tom').clocks).toEqual([])
    expect(evening.chair(0)).not.toHaveProperty('tinAt')
    goesOn(evening, 7200)
    expect(evening.scene('tom').beat).toBe(0)
    evening.room = evening.woken()
    evening.comes('mara')
    expect(evening.scene('tom').clocks).toMatchObject([{ seat: 0, until: evening.now + 20 * SECOND }])
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ by: 'clock' })
  })

  it('who comes back with little time left may look round first', () => {
    const evening = table({ absence: 'wait' })
    evening.now += 31 * SECOND
    evening.goes('mara')
    evening.now += 60 * SECOND
    evening.comes('mara')
    expect(evening.scene('mara').clocks).toMatchObject([{ until: evening.now + 10 * SECOND }])
  })

  it('the time of who is here runs on while nobody waits for who is away', () => {
    const evening = table({ absence: 'wait' })
    evening.goes('ida')
    expect(evening.scene('mara').clocks).toHaveLength(1)
    leads(evening)
    expect(evening.scene('tom').clocks).toEqual([])
  })

  it('a window closes once everybody has answered, and a tin robot goes on thinking', () => {
    const evening = new Evening({ pace: 'normal' })
    evening.joins('Tom')
    evening.manages({ do: 'seatBot', chair: 2 })
    evening.manages({ do: 'setAbsence', absence: 'wait' })
    evening.manages({ do: 'deal' })
    leads(evening)
    evening.goes('tom')
    expect(facts(evening)).toMatchObject({ pause: 'waited' })
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 2, by: 'bot' })
    evening.comes('tom')
    evening.answers('tom', { card: null })
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ what: 'close' })
  })
})

describe('the table’s vote', () => {
  it('replaces somebody absent as soon as more than half of the people present want it', () => {
    const evening = table({ absence: 'wait', pace: 'off' })
    evening.joins('Uli')
    leads(evening)
    evening.goes('tom')
    votes(evening, 'ida')
    expect(evening.chair(1)).toMatchObject({ botPlays: false, votes: [2] })
    votes(evening, 'ida', false)
    expect(evening.chair(1)).not.toHaveProperty('votes')
    votes(evening, 'ida')
    votes(evening, 'mara')
    expect(evening.chair(1)).toEqual({ kind: 'person', name: 'Tom', presence: 'away', botPlays: true, guest: 2 })
    expect(notes(evening).at(-1)).toBe('botSteppedIn')
  })

  it('counts who is here: when others leave, what was a minority may be enough', () => {
    const evening = new Evening({ pace: 'off' })
    for (const name of ['Tom', 'Ida', 'Uli']) evening.joins(name)
    evening.manages({ do: 'setAbsence', absence: 'wait' })
    evening.manages({ do: 'deal' })
    evening.goes('tom')
    votes(evening, 'ida')
    evening.goes('uli')
    expect(evening.chair(1)).toMatchObject({ botPlays: false })
    evening.goes('mara')
    expect(evening.chair(1)).toMatchObject({ botPlays: true })
  })

  it('is only on who is away, and forgotten when they are back', () => {
    const evening = table({ absence: 'wait', pace: 'off' })
    expect(votes(evening, 'ida').refused).toEqual({ code: 'no_such_chair' })
    evening.goes('tom')
    votes(evening, 'ida')
    evening.comes('tom')
    expect(evening.chair(1)).toEqual({ kind: 'person', name: 'Tom', presence: 'here', botPlays: false, guest: 2 })
    evening.goes('tom')
    expect(evening.chair(1)).not.toHaveProperty('votes')
  })

  it('is asked of nobody between matches', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.goes('tom')
    expect(votes(evening, 'mara').refused).toEqual({ code: 'wrong_stage' })
  })
})

describe('a dead line', () => {
  const pings = (evening: Evening, at: number) => evening.takes({ kind: 'heard', at: new Map([['tom’s phone', at]]) })
  function withTom(): Evening {
    const evening = new Evening()
    evening.takes({ kind: 'sit', device: 'tom', wish: { name: 'Tom' } })
    evening.takes({
      kind: 'connected',
      socket: { id: 'tom’s phone', device: 'tom', from: null, heardAt: evening.now },
    })
    return evening
  }

  it('that promised to ping is let go after a while of silence, and counts as away', () => {
    const evening = withTom()
    evening.waits()
    expect(evening.last.closing).toEqual([{ socket: 'tom’s phone', reason: 'silent' }])
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
  })

  it('lives as long as it is heard of', () => {
    const evening = withTom()
    evening.now += 75 * SECOND
    pings(evening, evening.now - 5 * SECOND)
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.chair(1)).toMatchObject({ presence: 'here' })
    evening.now += 69 * SECOND
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.chair(1)).toMatchObject({ presence: 'here' })
    evening.now += SECOND
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
  })

  it('of a program that never promised anything is kept', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.now += 86_400 * SECOND
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.chair(1)).toMatchObject({ presence: 'here' })
  })
})
