import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Player } from '$lib/table/title.ts'
import { awayOf, presentIn, prospect, takeableIn } from './away.ts'
import { standingOf } from './standing.ts'
import { HOUSE } from './words/house.ts'

const here: ChairFacts = { kind: 'person', name: 'Mara', lamp: 'here', substitute: false }
const gone: ChairFacts = { kind: 'person', name: 'Ben', lamp: 'away', substitute: false }
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
    const lamp = facts.kind === 'tin' ? 'tin' : facts.lamp
    return [{ seat, robot: seat, name: facts.name, lamp, substitute: facts.kind === 'person' && facts.substitute }]
  })
const asked = (seat: number) => [{ seat, kind: 'lead', done: null }]
function awayIn(room: RoomFacts, seat: number | null) {
  return awayOf(standingOf(room, { chair: 0, seat: 0 }), playersIn(room), seat === null ? [] : asked(seat))
}
function saidIn(room: RoomFacts): string {
  const away = awayIn(room, 1)
  return away ? prospect(away, standingOf(room, { chair: 0, seat: 0 }), { now: NOW, words: HOUSE.en }) : ''
}

describe('somebody away', () => {
  it('is worth a word if the table waits for them, or a tin robot will move for them', () => {
    expect(awayIn(roomOf([here, gone]), null)).toBeNull()
    expect(awayIn(roomOf([here, gone]), 1)).toMatchObject({ chair: 1, isAsked: true })
    expect(awayIn(roomOf([here, { ...gone, tinAt: NOW }]), null)).toMatchObject({ name: 'Ben', isAsked: false })
    expect(awayIn(roomOf([here, { ...gone, substitute: true }]), 1)).toBeNull()
  })

  it('comes after one whom the table waits for', () => {
    const room = roomOf([here, { ...gone, tinAt: NOW }, { ...gone, name: 'Kim', tinAt: NOW }])
    expect(awayIn(room, 2)).toMatchObject({ name: 'Kim' })
  })

  it('is told what will happen, and when', () => {
    expect(saidIn(roomOf([here, { ...gone, tinAt: NOW + 19_001 }]))).toMatch('in 20 s')
    expect(saidIn(roomOf([here, { ...gone, tinAt: NOW + 65_000 }]))).toMatch('in 1:05 min')
    expect(saidIn(roomOf([here, { ...gone, tinAt: NOW - 1 }]))).toBe(HOUSE.en.absent.now)
    expect(saidIn(roomOf([here, gone], { absence: 'clock' }))).toBe(HOUSE.en.absent.clock)
    expect(saidIn(roomOf([here, gone], { absence: 'wait', still: 'waited' }))).toBe(HOUSE.en.absent.waits)
    expect(saidIn(roomOf([here, gone], { absence: 'wait', pace: 'off' }))).toBe(HOUSE.en.absent.patient)
  })
})

it('a seat that a tin robot plays may be taken by who has none, if the host lets them', () => {
  const room = roomOf([here, { ...gone, substitute: true }], { takeOver: true })
  const taker = (facts: RoomFacts, chair: number | null = null) =>
    takeableIn(standingOf(facts, { chair, seat: null }), playersIn(facts))
  expect(taker(room)).toBe('Ben')
  expect(taker(room, 0)).toBeNull()
  expect(taker({ ...room, locked: true })).toBeNull()
  expect(taker(roomOf([here, { ...gone, substitute: true }]))).toBeNull()
})

it('only people who are here count as present', () => {
  expect(presentIn(standingOf(roomOf([here, gone, { kind: 'tin', name: 'Bolt' }]), { chair: 0, seat: 0 }))).toBe(1)
})
