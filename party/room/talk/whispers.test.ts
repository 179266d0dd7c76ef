import { LIMITS, type Chair, type Command } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { keptUntil } from '../commands/expiry.ts'
import { firstSight } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from '../testing/evening.ts'
import { newWhispers } from './whispers.ts'

const [MARA, TOM, IDA] = [0, 1, 2]

/** Mara, Tom and Ida sit at a table; otto has no chair. */
function three(): Evening {
  const evening = new Evening()
  evening.joins('Tom')
  evening.joins('Ida')
  return evening
}
function playing(): Evening {
  const evening = three()
  evening.manages({ do: 'deal' })
  return evening
}
const whispers = (evening: Evening, device: string, said: { to: Chair; text?: string; name?: string }) =>
  evening.says(device, { id: evening.id(), what: 'whisper', text: 'psst', ...said })
const sightOf = (evening: Evening, device: string) => firstSight(evening.room, device, evening.moment())
const readBy = (evening: Evening, device: string) =>
  (sightOf(evening, device).whispers ?? []).map(({ number, from, to, text }) => [number, from.name, to.name, text])

/** To where nobody may whisper. */
function doubting(): Evening {
  const evening = playing()
  const [card = ''] = (evening.scene('mara').asks!.prompt as { hand: string[] }).hand
  evening.answers('mara', { card, claim: 'ruby' })
  for (const device of ['tom', 'ida']) evening.answers(device, { card: null })
  while (evening.room.match?.position.state.phase.kind === 'follow') expect(evening.waits()).toBe(true)
  expect(evening.room.match?.position.state.phase.kind).toBe('doubt')
  return evening
}

describe('a claim that is whispered', () => {
  const claims = (evening: Evening, ear: { to: Chair; name?: string }, value = 'ruby') =>
    evening.says('mara', { id: evening.id(), what: 'claim', title: 'probe', kind: 'colour', value, ...ear })

  it('is read by the two, about the round that is on, and changes nothing for anybody else', () => {
    const evening = playing()
    const before = ['ida', 'otto'].map((device) => sightOf(evening, device))
    expect(claims(evening, { to: TOM, name: 'Tom' }).refused).toBeNull()
    const claim = { title: 'probe', kind: 'colour', value: 'ruby', match: evening.room.head?.id, round: 1 }
    for (const device of ['mara', 'tom'])
      expect(sightOf(evening, device).whispers).toMatchObject([{ number: 1, from: { chair: MARA }, claim }])
    expect(['ida', 'otto'].map((device) => sightOf(evening, device))).toEqual(before)
    expect(evening.woken().whispers).toEqual(evening.room.whispers)
  })

  it('is refused where a whisper would be, and where the title has no such claim', () => {
    const evening = playing()
    const code = (...given: Parameters<typeof claims>) => claims(...given).refused?.code
    expect(code(evening, { to: MARA })).toBe('no_such_chair')
    expect(code(evening, { to: TOM, name: 'Ida' })).toBe('no_such_chair')
    expect(code(evening, { to: TOM }, 'amber')).toBe('no_such_claim')
    evening.manages({ do: 'setTalk', typed: false })
    expect(code(evening, { to: TOM })).toBe('text_off')
    expect(code(doubting(), { to: TOM })).toBe('no_whispers')
    expect(readBy(evening, 'tom')).toEqual([])
  })
})

describe('a whisper', () => {
  it('is read by the two, and a third and who watches see what they saw before', () => {
    const evening = playing()
    const before = ['ida', 'otto'].map((device) => sightOf(evening, device))
    whispers(evening, 'mara', { to: TOM, text: 'I have the ruby' })
    expect(readBy(evening, 'tom')).toEqual([[1, 'Mara', 'Tom', 'I have the ruby']])
    expect(readBy(evening, 'mara')).toEqual(readBy(evening, 'tom'))
    expect(['ida', 'otto'].map((device) => sightOf(evening, device))).toEqual(before)
  })

  it('is news to the two alone', () => {
    const evening = playing()
    const { room: before } = evening
    const { room: after } = whispers(evening, 'mara', { to: TOM })
    const told = [MARA, TOM, IDA].map((chair) => newWhispers(chair, { before, after }).whispers?.length)
    expect(told).toEqual([1, 1, undefined])
    expect(after).toMatchObject({ facts: before.facts, talk: before.talk, head: before.head, match: before.match })
  })

  it('is counted for each of the two alone: what others whisper leaves no gap', () => {
    const evening = three()
    whispers(evening, 'mara', { to: TOM, text: 'one' })
    whispers(evening, 'tom', { to: IDA, text: 'two' })
    whispers(evening, 'ida', { to: MARA, text: 'three' })
    const numbers = ['mara', 'tom', 'ida'].map((device) => readBy(evening, device).map(([number]) => number))
    expect(numbers).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
  })

  it('leaves the numbers of the talk, and how much of it is kept, as they were', () => {
    const evening = three()
    const before = evening.room.talk
    for (let more = 0; more <= LIMITS.whispersKept; more++) whispers(evening, 'mara', { to: TOM, text: `no. ${more}` })
    evening.says('mara', { id: evening.id(), what: 'say', text: 'aloud' })
    expect(evening.room.talk).toEqual([...before, expect.objectContaining({ number: before.length + 1 })])
  })

  it('pushes out the oldest of the same reader, and nobody else’s', () => {
    const evening = three()
    whispers(evening, 'ida', { to: TOM, text: 'the first' })
    for (let more = 0; more < LIMITS.whispersKept; more++) whispers(evening, 'mara', { to: TOM, text: 'more' })
    expect(readBy(evening, 'tom')).toHaveLength(LIMITS.whispersKept)
    expect(readBy(evening, 'tom')[0]).toEqual([2, 'Mara', 'Tom', 'more'])
    expect(readBy(evening, 'ida')).toEqual([[1, 'Ida', 'Tom', 'the first']])
  })

  it('does not lengthen the life of a room, which others could see', () => {
    const evening = three()
    const before = keptUntil(evening.room)
    evening.now += 5 * 24 * 60 * 60 * 1000
    whispers(evening, 'mara', { to: TOM })
    expect(keptUntil(evening.room)).toBe(before)
  })

  it('reaches somebody who is away, also where a tin robot plays for them', () => {
    const evening = playing()
    evening.goes('tom')
    evening.manages({ do: 'setBot', chair: TOM, on: true })
    expect(whispers(evening, 'mara', { to: TOM }).refused).toBeNull()
    expect(readBy(evening, 'tom')).toHaveLength(1)
  })

  it('sent again is not whispered again, also after a waking', () => {
    const evening = three()
    const said: Command = { id: evening.id(), what: 'whisper', to: TOM, text: 'psst' }
    evening.says('mara', said)
    evening.room = evening.woken()
    expect(evening.says('mara', said).refused).toBeNull()
    expect(readBy(evening, 'tom')).toHaveLength(1)
  })

  it('outlives a waking, for the two and nobody else', () => {
    const evening = playing()
    whispers(evening, 'mara', { to: TOM, text: 'one' })
    whispers(evening, 'tom', { to: MARA, text: 'two' })
    const before = ['mara', 'tom', 'ida'].map((device) => sightOf(evening, device))
    evening.room = evening.woken()
    expect(['mara', 'tom', 'ida'].map((device) => sightOf(evening, device))).toEqual(before)
    expect(whispers(evening, 'mara', { to: TOM, text: 'three' }).refused).toBeNull()
    expect(readBy(evening, 'tom').map(([number]) => number)).toEqual([1, 2, 3])
  })
})

describe('who goes takes their whispers along', () => {
  const GOING: [string, (evening: Evening) => unknown][] = [
    ['who leaves', (evening) => evening.own({ do: 'leave' }, 'tom')],
    ['who is sent home', (evening) => evening.manages({ do: 'clearChair', chair: TOM })],
  ]
  it.each(GOING)('%s: the next on that chair finds none, nor does storage', (_, goes) => {
    const evening = three()
    whispers(evening, 'mara', { to: TOM, text: 'only for Tom' })
    goes(evening)
    evening.takes({ kind: 'sit', device: 'eva', wish: { name: 'Eva', chair: TOM } })
    expect(readBy(evening, 'eva')).toEqual([])
    expect(readBy(evening, 'tom')).toEqual([])
    expect(evening.woken().whispers[TOM]).toEqual([])
    whispers(evening, 'mara', { to: TOM, text: 'for Eva' })
    evening.room = evening.woken()
    expect(readBy(evening, 'eva')).toEqual([[1, 'Mara', 'Eva', 'for Eva']])
  })

  it('the other of the two keeps what they heard, as they would at any table', () => {
    const evening = three()
    whispers(evening, 'tom', { to: MARA, text: 'one' })
    evening.own({ do: 'leave' }, 'tom')
    expect(readBy(evening, 'mara')).toEqual([[1, 'Tom', 'Mara', 'one']])
  })

  it('who left longest ago is forgotten first, however often they whispered', () => {
    const left = (isWhispering: boolean) => {
      const evening = three()
      if (isWhispering) whispers(evening, 'tom', { to: MARA })
      for (const device of ['tom', 'ida']) evening.own({ do: 'leave' }, device)
      return evening.room.devices.map(({ hash }) => hash)
    }
    expect(left(true)).toEqual(left(false))
  })
})

describe('what is refused changes nothing, and nothing is written', () => {
  const cases: [string, string, (evening: Evening) => unknown][] = [
    ['to oneself', 'no_such_chair', (e) => whispers(e, 'mara', { to: MARA })],
    ['to a free chair', 'no_such_chair', (e) => whispers(e, 'mara', { to: 4 })],
    ['to a chair that the title does not have', 'no_such_chair', (e) => whispers(e, 'mara', { to: 8 })],
    ['to a tin robot', 'no_such_chair', (e) => whispers(e, 'mara', { to: 3 })],
    [
      'to somebody who sits elsewhere by now',
      'no_such_chair',
      (e) => whispers(e, 'mara', { to: TOM, text: 'psst', name: 'Eva' }),
    ],
    ['nothing', 'bad_text', (e) => whispers(e, 'mara', { to: TOM, text: ' \u200b ' })],
    ['a long text', 'bad_text', (e) => whispers(e, 'mara', { to: TOM, text: 'x'.repeat(501) })],
    ['without a chair', 'not_seated', (e) => whispers(e, 'otto', { to: TOM })],
  ]
  it.each(cases)('a whisper %s: %s', (_, code, tries) => {
    const evening = three()
    evening.manages({ do: 'seatBot', chair: 3 })
    evening.comes('otto')
    const { room, rows } = evening
    const { written } = rows
    tries(evening)
    expect(evening.last.refused).toEqual({ code })
    expect(evening.room).toBe(room)
    expect(rows.written).toBe(written)
  })
})

describe('a title may forbid whispers', () => {
  it('for a while: all are told, and all are refused, no matter who they write to', () => {
    const evening = doubting()
    expect(roomFacts(evening.room, evening.moment()).hushed).toBe(true)
    for (const to of [TOM, IDA, MARA, 5])
      expect(whispers(evening, 'mara', { to }).refused).toEqual({ code: 'no_whispers' })
  })

  it('and only while it is played', () => {
    const evening = doubting()
    evening.manages({ do: 'stop' })
    expect(roomFacts(evening.room, evening.moment()).hushed).toBeUndefined()
    expect(whispers(evening, 'mara', { to: TOM }).refused).toBeNull()
  })

  it('says nothing of it otherwise', () => {
    expect('hushed' in roomFacts(playing().room, playing().moment())).toBe(false)
  })
})
