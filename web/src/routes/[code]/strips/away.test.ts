import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Player } from '#lib/table/title.ts'
import { awayOf, opensNext, presentIn, prospect, takeableIn } from './away.ts'
import { standingOf } from '../standing.ts'
import { ROOM_SETTINGS } from '../words/roomSettings.ts'

const here: ChairFacts = { kind: 'person', name: 'Mara', presence: 'here', botPlays: false }
const gone: ChairFacts = { kind: 'person', name: 'Ben', presence: 'away', botPlays: false }
const NOW = 1_000_000

function roomOf(chairs: ChairFacts[], more: Partial<RoomFacts> = {}): RoomFacts {
  return {
    ...{ id: '', code: 'BCDFG', title: 'probe', options: {}, pace: 'normal', peek: 'usual', stage: 'playing' },
    ...{ chairs, host: 0, watchers: 0, match: null },
    ...more,
  }
}
const playersIn = ({ chairs }: RoomFacts): Player[] =>
  chairs.flatMap((facts, seat) => {
    if (facts.kind === 'free') return []
    const presence = facts.kind === 'bot' ? 'bot' : facts.presence
    return [{ seat, robot: seat, name: facts.name, presence, botPlays: facts.kind === 'person' && facts.botPlays }]
  })
const asked = (seat: number) => [{ seat, kind: 'lead', done: null }]
function awayIn(room: RoomFacts, seat: number | null) {
  return awayOf(standingOf(room, { chair: 0, seat: 0 }), playersIn(room), seat === null ? [] : asked(seat))
}
function saidIn(room: RoomFacts): string {
  const away = awayIn(room, 1)
  return away ? prospect(away, standingOf(room, { chair: 0, seat: 0 }), { now: NOW, words: ROOM_SETTINGS.en }) : ''
}

describe('somebody away', () => {
  it('is worth a word if the table waits for them, or a tin robot will move for them', () => {
    expect(awayIn(roomOf([here, gone]), null)).toBeNull()
    expect(awayIn(roomOf([here, gone]), 1)).toMatchObject({ chair: 1, isAsked: true })
    expect(awayIn(roomOf([here, { ...gone, botAt: NOW }]), null)).toMatchObject({ name: 'Ben', isAsked: false })
    expect(awayIn(roomOf([here, { ...gone, botPlays: true }]), 1)).toBeNull()
  })

  it('comes after one whom the table waits for', () => {
    const room = roomOf([here, { ...gone, botAt: NOW }, { ...gone, name: 'Kim', botAt: NOW }])
    expect(awayIn(room, 2)).toMatchObject({ name: 'Kim' })
  })

  it('is told what will happen, and when', () => {
    expect(saidIn(roomOf([here, { ...gone, botAt: NOW + 19_001 }]))).toMatch('in 20 s')
    expect(saidIn(roomOf([here, { ...gone, botAt: NOW + 65_000 }]))).toMatch('in 1 min 5 s')
    expect(saidIn(roomOf([here, { ...gone, botAt: NOW - 1 }]))).toBe(ROOM_SETTINGS.en.absent.now)
    expect(saidIn(roomOf([here, gone], { absence: 'clock' }))).toBe(ROOM_SETTINGS.en.absent.clock)
    expect(saidIn(roomOf([here, gone], { absence: 'wait', pause: 'waited' }))).toBe(ROOM_SETTINGS.en.absent.waits)
    expect(saidIn(roomOf([here, gone], { absence: 'wait', pace: 'off' }))).toBe(ROOM_SETTINGS.en.absent.patient)
  })
})

describe('a seat that a tin robot plays', () => {
  const taker = (facts: RoomFacts, me: { chair?: number; left?: number } = {}) =>
    takeableIn(standingOf(facts, { chair: null, seat: null, ...me }), NOW)
  const open: ChairFacts = { ...gone, botPlays: true, opensAt: NOW }

  it('may be taken by somebody without one, from when the room says on', () => {
    const room = roomOf([here, open], { takeOver: true })
    expect(taker(room)).toEqual({ name: 'Ben', whose: 'away' })
    expect(taker(room, { chair: 0 })).toBeNull()
    expect(taker({ ...room, locked: true })).toBeNull()
    expect(taker(roomOf([here, open]))).toBeNull()
    expect(taker(roomOf([here, { ...open, opensAt: NOW + 1 }], { takeOver: true }))).toBeNull()
    expect(taker(roomOf([here, { kind: 'bot', name: 'Bolt' }], { takeOver: true }))).toBeNull()
    const left: ChairFacts = { kind: 'bot', name: 'Bolt', opensAt: 0 }
    expect(taker(roomOf([here, left], { takeOver: true }))).toEqual({ name: 'Bolt', whose: 'left' })
  })

  it('is still of use to the one who left it, even in a locked room', () => {
    const room = roomOf([here, { kind: 'bot', name: 'Bolt' }], { locked: true })
    expect(taker(room, { left: 1 })).toEqual({ name: 'Bolt', whose: 'own' })
    expect(taker({ ...room, stage: 'over' }, { left: 1 })).toBeNull()
  })

  it('is looked at again when the next one becomes free', () => {
    expect(opensNext(roomOf([here, { ...open, opensAt: NOW + 5 }, open]), NOW)).toBe(NOW + 5)
    expect(opensNext(roomOf([here, open]), NOW)).toBeNull()
  })
})

it('only people who are here count as present', () => {
  expect(presentIn(standingOf(roomOf([here, gone, { kind: 'bot', name: 'Bolt' }]), { chair: 0, seat: 0 }))).toBe(1)
})
