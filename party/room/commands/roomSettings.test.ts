import { PROTOCOL } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { turnedAway } from '../people/handshake.ts'
import { sightFor } from '../frames/looking.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { chairOf, viewerOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'

function table(): Evening {
  const evening = new Evening()
  evening.joins('Tom')
  evening.joins('Ida')
  return evening
}
function atPlay(): Evening {
  const evening = table()
  evening.manages({ do: 'deal' })
  return evening
}
const facts = (evening: Evening) => roomFacts(evening.room, evening.moment())
const notes = (evening: Evening) =>
  evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [`${line.note} ${line.name}`.trim()] : []))
const says = (evening: Evening, device: string) =>
  evening.says(device, { id: evening.id(), what: 'say', text: 'Hello' })
const watcherChat = (evening: Evening, device: string) =>
  evening.says(device, { id: evening.id(), what: 'watcherSay', text: 'hm' }).refused
const knocks = (evening: Evening, device: string | null) =>
  turnedAway(
    evening.room,
    { who: { device, from: null }, now: evening.now, fill: evening.moment().fill },
    { version: PROTOCOL, kept: null, on: null, page: null, isPinging: false, isThrowing: false, isWhole: false },
  )

describe('the clock that nobody has chosen', () => {
  const pace = (evening: Evening) => facts(evening).pace
  const alone = (pace: 'usual' | 'relaxed' = 'usual') => {
    const evening = new Evening({ pace })
    evening.manages({ do: 'seatBot', chair: null })
    return evening
  }

  it('doesn’t run in a match against tin robots alone', () => {
    const evening = alone()
    expect(pace(evening)).toBe('normal')
    evening.manages({ do: 'deal' })
    expect(pace(evening)).toBe('off')
    expect(evening.woken().facts.pace).toBe('off')
    evening.manages({ do: 'stop' })
    expect(pace(evening)).toBe('normal')
  })

  it('is normal in one with other people, and stays so should they leave', () => {
    const evening = alone()
    evening.joins('Tom')
    evening.manages({ do: 'deal' })
    evening.own({ do: 'leave' }, 'tom')
    expect(pace(evening)).toBe('normal')
  })

  it('is gone once one is chosen', () => {
    const evening = alone()
    evening.manages({ do: 'setPace', pace: 'fast' })
    evening.manages({ do: 'deal' })
    expect(pace(evening)).toBe('fast')
    const wished = alone('relaxed')
    wished.manages({ do: 'deal' })
    expect(pace(wished)).toBe('relaxed')
  })
})

describe('a locked room', () => {
  it('takes nobody new, and everybody who has a chair', () => {
    const evening = table()
    evening.manages({ do: 'lock', on: true })
    expect(evening.joins('Eva').refused).toEqual({ code: 'locked' })
    expect(evening.joins('Tom').refused).toBeNull()
    expect(facts(evening)).toMatchObject({ locked: true })
    evening.manages({ do: 'lock', on: false })
    expect(evening.joins('Eva').refused).toBeNull()
    expect(notes(evening)).toEqual(expect.arrayContaining(['locked', 'unlocked']))
  })
})

describe('a room shut to watchers', () => {
  it('shows out who watches, lets in who has a chair, and draws no page for others', () => {
    const evening = atPlay()
    evening.watches('a watcher')
    evening.manages({ do: 'shut', on: true })
    expect(evening.last.closing).toEqual([{ socket: 'a watcher', reason: 'shut' }])
    expect(evening.room.sockets.map(({ id }) => id)).not.toContain('a watcher')
    expect([knocks(evening, null), knocks(evening, 'otto'), knocks(evening, 'tom')]).toEqual(['shut', 'shut', null])
    expect(sightFor(evening.room, 'otto', evening.moment())).toEqual({ turnedAway: 'shut' })
    expect(sightFor(evening.room, 'tom', evening.moment())).toMatchObject({ hello: { me: { chair: 1 } } })
    evening.manages({ do: 'shut', on: false })
    expect(knocks(evening, null)).toBeNull()
  })

  it('gives nobody new a seat or a name, whatever else would stand against it; its own people keep theirs', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.manages({ do: 'shut', on: true })
    const before = evening.room
    for (const name of ['Otto', '']) {
      expect(evening.takes({ kind: 'sit', device: 'otto', wish: { name, chair: 0 } }).refused).toEqual({ code: 'shut' })
      expect(evening.takes({ kind: 'nameWatcher', device: 'otto', name }).refused).toEqual({ code: 'shut' })
    }
    expect(evening.room).toEqual(before)
    expect(evening.takes({ kind: 'sit', device: 'tom', wish: { name: 'Otto' } }).refused).toBeNull()
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'letTakeOver', on: true })
    expect(evening.joins('Eva').refused).toEqual({ code: 'shut' })
  })
})

describe('somebody sent home in the middle of a match', () => {
  it('loses the seat, and a tin robot moves on in it', () => {
    const evening = atPlay()
    evening.manages({ do: 'clearChair', chair: 1 })
    expect(evening.last.closing).toEqual([{ socket: "tom's phone", reason: 'sentHome' }])
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    expect(evening.chair(1)).toMatchObject({ kind: 'bot' })
    expect(notes(evening).at(-1)).toBe('sentHome Tom')
    const { hand } = evening.scene('mara').asks!.prompt as { hand: string[] }
    evening.answers('mara', { card: hand[0], claim: 'ruby' })
    evening.waits()
    expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 1, by: 'bot' })
    expect(evening.woken().facts).toEqual(evening.room.facts)
  })

  it('is not the host, nor a tin robot', () => {
    const evening = atPlay()
    expect(evening.manages({ do: 'clearChair', chair: 0 }).refused).toEqual({ code: 'no_such_chair' })
    evening.manages({ do: 'clearChair', chair: 1 })
    expect(evening.manages({ do: 'clearChair', chair: 1 }).refused).toEqual({ code: 'wrong_stage' })
  })
})

describe('somebody banned', () => {
  it('neither sits down again nor looks in, until the host lifts it', () => {
    const evening = table()
    evening.manages({ do: 'ban', chair: 1 })
    expect(evening.last.closing).toEqual([{ socket: "tom's phone", reason: 'banned' }])
    expect(evening.joins('Tom').refused).toEqual({ code: 'banned' })
    expect(knocks(evening, 'tom')).toBe('banned')
    expect(sightFor(evening.room, 'tom', evening.moment())).toEqual({ turnedAway: 'banned' })
    expect(facts(evening).banned).toEqual([{ number: 1, name: 'Tom' }])
    evening.manages({ do: 'unban', number: 1 })
    expect(facts(evening).banned).toBeUndefined()
    expect(evening.joins('Tom').refused).toBeNull()
    expect(notes(evening)).toEqual(expect.arrayContaining(['banned Tom', 'unbanned Tom']))
  })

  it('in the middle of a match leaves the seat to a tin robot', () => {
    const evening = atPlay()
    evening.manages({ do: 'ban', chair: 1 })
    expect(evening.chair(1)).toMatchObject({ kind: 'bot' })
    expect(evening.room.head?.left).toEqual([])
  })

  it('is never the host', () => {
    const evening = table()
    expect(evening.manages({ do: 'ban', chair: 0 }).refused).toEqual({ code: 'no_such_chair' })
  })
})

describe('somebody muted', () => {
  it('says nothing, aloud or in whispers, and is heard again when the host lifts it', () => {
    const evening = table()
    evening.manages({ do: 'mute', chair: 1, on: true })
    expect(says(evening, 'tom').refused).toEqual({ code: 'muted' })
    const whisper = { id: evening.id(), what: 'whisper', to: 2, text: 'Psst' } as const
    expect(evening.says('tom', whisper).refused).toEqual({ code: 'muted' })
    expect(evening.chair(1)).toMatchObject({ muted: true })
    evening.manages({ do: 'mute', chair: 1, on: false })
    expect(says(evening, 'tom').refused).toBeNull()
  })
})

describe('somebody muted who gets up', () => {
  function left(): Evening {
    const evening = table()
    evening.manages({ do: 'mute', chair: 1, on: true })
    evening.own({ do: 'leave' }, 'tom')
    return evening
  }

  it('leaves no mute behind for who sits there next', () => {
    const evening = left()
    evening.joins('Eva')
    expect(evening.chair(1)).toMatchObject({ name: 'Eva' })
    expect(says(evening, 'eva').refused).toBeNull()
  })

  it('is muted on whichever chair they come back to, and can be heard again from there', () => {
    const evening = left()
    expect(facts(evening).silenced).toEqual([{ number: 1, name: 'Tom' }])
    expect(evening.woken().facts).toEqual(evening.room.facts)
    evening.joins('Eva')
    evening.joins('Tom')
    const chair = chairOf(evening.room, 'tom') ?? 0
    expect(chair).not.toBe(1)
    expect(says(evening, 'tom').refused).toEqual({ code: 'muted' })
    expect(facts(evening).silenced).toBeUndefined()
    evening.manages({ do: 'mute', chair, on: false })
    expect(says(evening, 'tom').refused).toBeNull()
  })

  it('says nothing among the watchers either, until the host lifts it', () => {
    const evening = left()
    evening.names('tom', 'Tomtom')
    evening.comes('tom')
    expect(watcherChat(evening, 'tom')).toEqual({ code: 'muted' })
    evening.manages({ do: 'unsilence', number: 1 })
    expect(watcherChat(evening, 'tom')).toBeNull()
    expect(notes(evening)).toEqual(expect.arrayContaining(['muted Tom', 'unmuted Tom']))
  })
})

describe('somebody who watches', () => {
  function watched(): Evening {
    const evening = table()
    for (const name of ['Otto', 'Kim']) {
      evening.names(name.toLowerCase(), name)
      evening.comes(name.toLowerCase())
    }
    return evening
  }

  it('is muted alone, by the name that the table reads', () => {
    const evening = watched()
    evening.manages({ do: 'silence', watcher: 'Otto' })
    expect(watcherChat(evening, 'otto')).toEqual({ code: 'muted' })
    expect(watcherChat(evening, 'kim')).toBeNull()
    expect(facts(evening).silenced).toEqual([{ number: 1, name: 'Otto' }])
    evening.manages({ do: 'silence', watcher: 'Otto' })
    expect(facts(evening).silenced).toHaveLength(1)
    evening.joins('Otto')
    expect(says(evening, 'otto').refused).toEqual({ code: 'muted' })
  })

  it('is not somebody who is not there, nor anybody with a chair, and the host alone may', () => {
    const evening = watched()
    for (const watcher of ['Uli', 'Tom'])
      expect(evening.manages({ do: 'silence', watcher }).refused).toEqual({ code: 'no_such_chair' })
    expect(evening.manages({ do: 'silence', watcher: 'Otto' }, 'tom').refused).toEqual({ code: 'not_host' })
    expect(facts(evening)).not.toHaveProperty('silenced')
  })
})

it('rooms from before there was any of this are as usual', () => {
  const evening = table()
  expect(facts(evening)).not.toHaveProperty('absence')
  expect(facts(evening)).not.toHaveProperty('banned')
})
