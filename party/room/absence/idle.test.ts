import type { Pace } from '@robot-night/engine'
import type { Absence } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand
const beat = (evening: Evening) => evening.room.match!.position.beat

function table({ pace = 'normal', absence = 'bot' }: { pace?: Pace; absence?: Absence } = {}): Evening {
  const evening = new Evening({ pace, options: { rounds: 3 } })
  evening.joins('Tom')
  evening.joins('Ida')
  if (absence !== 'bot') evening.manages({ do: 'setAbsence', absence })
  evening.manages({ do: 'deal' })
  return evening
}

/** The others answer what they are asked, Tom never does; until the clock has played for him so many times, as all see. */
function without(evening: Evening, times: number): Evening {
  const count = () =>
    evening.room.match!.log.flatMap(({ timedOut = [] }) => timedOut).filter(({ seat, alone }) => seat === 1 && !alone)
      .length
  for (let steps = 0; count() < times; steps++) {
    if (steps > 200) throw new Error('the clock never plays')
    const asked = ['mara', 'ida'].find((who) => evening.scene(who).asks)
    if (!asked) evening.waits()
    else answers(evening, asked)
  }
  return evening
}

function passes(evening: Evening, to: number): void {
  for (let steps = 0; beat(evening) < to; steps++)
    if (steps > 20 || !evening.waits()) throw new Error('time stands still')
}

function answers(evening: Evening, who: string): void {
  const { asks } = evening.scene(who)
  if (asks?.kind === 'lead') evening.answers(who, { card: hand(evening, who)[0], claim: 'ruby' })
  else if (asks?.kind === 'follow') evening.answers(who, { card: null })
  else if (asks?.kind === 'doubt') evening.answers(who, { doubts: false })
  else throw new Error(`nobody has said how to answer ${asks?.kind}`)
}

/** What nobody else sees. */
function draftOf(evening: Evening, who: string) {
  const action = { card: hand(evening, who)[0], claim: 'ruby' }
  return { what: 'offer', match: evening.room.head!.id, beat: beat(evening), kind: 'draft', action } as const
}

describe('for whom the clock has played twice in a row', () => {
  it('counts as away, though the line stands; once is nothing', () => {
    const evening = without(table(), 1)
    expect(evening.chair(1)).toMatchObject({ presence: 'here' })
    without(evening, 2)
    expect(evening.chair(1)).toMatchObject({ presence: 'away', botPlays: false })
    expect(evening.chair(1)).toHaveProperty('botAt')
  })

  it('is away by the table’s rule: a tin robot moves for them, and whatever they press ends that', () => {
    const evening = without(table(), 2)
    expect(evening.manages({ do: 'setBot', chair: 1, on: true }).refused).toBeNull()
    expect(evening.chair(1)).toMatchObject({ botPlays: true })
    evening.own({ do: 'here' }, 'tom')
    expect(evening.chair(1)).toMatchObject({ presence: 'here', botPlays: false })
  })

  it('is waited for where the table waits', () => {
    const evening = without(table({ absence: 'wait' }), 2)
    for (let steps = 0; steps < 20; steps++) {
      const asked = ['mara', 'ida'].find((who) => evening.scene(who).asks)
      if (asked) answers(evening, asked)
      else if (!evening.waits()) break
    }
    expect(evening.room.facts.pauses.at(-1)).toMatchObject({ what: 'waited', until: null })
  })

  it('is waited for where there is nobody else', () => {
    const evening = new Evening({ pace: 'fast', title: 'robot-revolution' })
    evening.manages({ do: 'seatBot', chair: 1 })
    evening.manages({ do: 'deal' })
    for (let steps = 0; steps < 60 && evening.waits(); steps++);
    expect(evening.chair(0)).toMatchObject({ presence: 'away', botPlays: false })
    expect(evening.room.facts.pauses.at(-1)).toMatchObject({ what: 'waited', until: null })
    evening.own({ do: 'here' }, 'mara')
    expect(evening.scene('mara').clocks).toHaveLength(1)
  })

  it('is away after a waking, too, and when the phone calls again by itself', () => {
    const evening = without(table(), 2)
    evening.room = evening.woken()
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
    evening.goes('tom')
    evening.comes('tom')
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
  })

  it.each([
    ['say something', (evening: Evening) => evening.says('tom', { id: evening.id(), what: 'say', text: 'Hm.' })],
    ['say that they are there', (evening: Evening) => evening.own({ do: 'here' }, 'tom')],
  ])('is not, if in between they %s', (_, presses) => {
    const evening = without(table(), 1)
    presses(evening)
    without(evening, 2)
    expect(evening.chair(1)).toMatchObject({ presence: 'here' })
  })

  it.each([
    ['whisper', () => ({ what: 'whisper', to: 2, text: 'Hm.' }) as const],
    [
      'claim something to one person',
      () => ({ what: 'claim', to: 2, title: 'probe', kind: 'colour', value: 'jade' }) as const,
    ],
    ['lay something ready', (evening: Evening) => draftOf(evening, 'tom')],
  ])('still is, if in between they %s: nobody may learn that from who is away', (_, command) => {
    const evening = without(table(), 1)
    // Where people may whisper again, and Tom leads.
    passes(evening, 3)
    expect(evening.says('tom', { ...command(evening), id: evening.id() }).refused).toBeNull()
    without(evening, 2)
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
  })

  it('is not by what a page does by itself', () => {
    const evening = without(table(), 1)
    evening.own({ do: 'wake', push: null }, 'tom')
    without(evening, 2)
    expect(evening.chair(1)).toMatchObject({ presence: 'away' })
  })
})

describe('who is here', () => {
  it('doesn’t depend on a question of which nobody sees whether it was answered', () => {
    const worlds = [true, false].map((isAnswering) => {
      const evening = table()
      evening.answers('mara', { card: hand(evening, 'mara')[0], claim: 'ruby' })
      evening.answers('ida', { card: null })
      passes(evening, 2)
      if (isAnswering) evening.answers('tom', { doubts: false })
      passes(evening, 3)
      return evening
    })
    const [answering, silent] = worlds.map(({ room }) => room.facts.chairs[1])
    expect(silent).toMatchObject({ idle: 1 })
    expect(answering).toEqual(silent)
  })

  it('is never asked where turns take days', () => {
    const evening = without(table({ pace: 'day' }), 2)
    expect(evening.room.facts.chairs[1]).not.toHaveProperty('idle')
  })
})
