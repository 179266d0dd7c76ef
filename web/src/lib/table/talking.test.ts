import type { ChairFacts, RoomFacts, TalkLine, WhisperLine } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { earsOf, spokenIn, talkingIn, type Spoken } from './talking.ts'
import { isMuted } from '../talk/mutes.ts'

const said = (number: number, at: number): TalkLine => {
  return { number, at, kind: 'said', chair: 0, name: 'Mara', text: `talk ${number}` }
}
const whispered = (number: number, at: number): WhisperLine => {
  return { number, at, from: { chair: 1, name: 'Tom' }, to: { chair: 0, name: 'Mara' }, text: `whisper ${number}` }
}
const texts = (talk: TalkLine[], whispers: WhisperLine[]) =>
  spokenIn(talk, whispers).map((line) => (line.kind === 'noted' ? '' : line.text))

describe('whispers among the talk', () => {
  it('stand where they fell', () => {
    expect(texts([said(1, 10), said(2, 20)], [whispered(1, 5), whispered(2, 15), whispered(3, 30)])).toEqual([
      'whisper 1',
      'talk 1',
      'whisper 2',
      'talk 2',
      'whisper 3',
    ])
  })

  it('keep their own order, and the talk its own, whatever the clock did', () => {
    expect(texts([said(1, 30), said(2, 10)], [whispered(1, 40), whispered(2, 20)])).toEqual([
      'talk 1',
      'talk 2',
      'whisper 1',
      'whisper 2',
    ])
  })
})

describe('whom one may whisper to', () => {
  const person = (name: string): ChairFacts => ({ kind: 'person', name, presence: 'here', botPlays: false })
  const room = (...chairs: ChairFacts[]): RoomFacts => ({
    id: 'r1',
    code: 'KRTBW',
    title: 'probe',
    options: {},
    pace: 'off',
    peek: 'usual',
    stage: 'lobby',
    chairs,
    host: 0,
    watchers: 0,
    match: null,
  })
  const me = { chair: 0, seat: null }
  const bot: ChairFacts = { kind: 'bot', name: 'Otto' }
  const tom = { chair: 2, name: 'Tom' }
  const talking = talkingIn({ me, room: room(person('Mara'), bot, person('Tom')) }, [])

  it('the other people, and no tin robot', () => {
    expect(talking.others).toEqual([tom])
    expect(talking.isHushed).toBe(false)
  })

  it('nobody hears what was meant for somebody who is gone, nor does who sits there now', () => {
    expect(earsOf(talking, tom)).toEqual(tom)
    const after = talkingIn({ me, room: room(person('Mara'), bot, person('Eva')) }, [])
    expect(earsOf(after, tom)).toBeNull()
    expect(earsOf(after, 'all')).toBe('all')
  })

  it('nor somebody else who is called the same by now', () => {
    const other: ChairFacts = { kind: 'person', name: 'Tom', presence: 'here', botPlays: false, guest: 7 }
    const now = talkingIn({ me, room: room(person('Mara'), bot, other) }, [])
    expect(earsOf(now, { ...tom, guest: 2 })).toBeNull()
    expect(earsOf(now, { ...tom, guest: 7 })).toEqual({ ...tom, guest: 7 })
  })

  it('nobody, while the room says so', () => {
    expect(talkingIn({ me, room: { ...room(person('Mara')), hushed: true } }, []).isHushed).toBe(true)
  })
})

describe('what is shown of it', () => {
  const person = (name: string, guest: number): ChairFacts => {
    return { kind: 'person', name, presence: 'here', botPlays: false, guest }
  }
  const room: RoomFacts = {
    ...{ id: 'r1', code: 'KRTBW', title: 'probe', options: {}, pace: 'off', peek: 'usual', stage: 'playing' },
    ...{ host: 0, watchers: 1, match: null },
    chairs: [person('Mara', 1), person('Tom', 2)],
  }
  const coarse: Spoken = {
    ...{ number: 1, at: 1, kind: 'said', chair: 0, name: 'Mara' },
    ...{ text: 'oh shit', clean: 'oh s***' },
  }
  const watcherChat = [{ number: 1, at: 1, name: 'Ida', text: 'shit', clean: 's***' }]
  const textsWith = (talk: RoomFacts['talk'], me: number | null) => {
    const facts: RoomFacts = talk ? { ...room, talk } : room
    const talking = talkingIn({ me: { chair: me, seat: null }, room: facts, watcherChat }, [coarse])
    return [...talking.lines, ...talking.watcherChat].map((line) => ('text' in line ? line.text : ''))
  }

  it('is as typed, or as the family filter has it', () => {
    expect(textsWith({ typed: true, filtered: true }, null)).toEqual(['oh s***', 's***'])
    expect(textsWith({ typed: true, filtered: false }, null)).toEqual(['oh shit', 'shit'])
  })

  it('nothing of a kind that only newer pages know', () => {
    const line: Spoken = JSON.parse('{ "number": 1, "at": 1, "kind": "sung", "chair": 0 }')
    expect(talkingIn({ me: { chair: null, seat: null }, room }, [line]).lines).toEqual([])
  })

  it('nothing of watchers to a player while the match runs, though it was there before', () => {
    expect(textsWith({ typed: true, filtered: false }, 0)).toEqual(['oh shit'])
  })

  it('nothing of whom this device has muted, whatever they are called since', () => {
    const muted = [{ name: 'Tom', guest: 2 }]
    const renamed = [person('Mara', 1), person('Thomas', 2)]
    expect(isMuted(muted, room.chairs, { chair: 1, name: 'Tom' })).toBe(true)
    expect(isMuted(muted, renamed, { chair: 1, name: 'Thomas' })).toBe(true)
    expect(isMuted(muted, renamed, { chair: 0, name: 'Mara' })).toBe(false)
  })

  it('but all of somebody new who has their chair and their name', () => {
    const newcomer = [person('Mara', 1), person('Tom', 5)]
    expect(isMuted([{ name: 'Tom', guest: 2 }], newcomer, { chair: 1, name: 'Tom' })).toBe(false)
  })
})
