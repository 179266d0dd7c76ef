import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Player } from '#lib/table/title.ts'
import { absentOf, heldUpBy, invitationOf, isCovered, missingFor, standingOf } from './standing.ts'

const person = (name: string, presence: 'here' | 'away' = 'here'): ChairFacts => ({
  kind: 'person',
  name,
  presence,
  botPlays: false,
})
const roomOf = (...chairs: ChairFacts[]): RoomFacts => ({
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

describe('who a viewer is in the room', () => {
  it('is the host by the lamp, a guest by a chair, a stranger by neither', () => {
    const room = roomOf(person('Mara'), person('Ben'), { kind: 'free' })
    expect(standingOf(room, { chair: 0, seat: null })).toMatchObject({ isHost: true, isSeated: true, hostName: 'Mara' })
    expect(standingOf(room, { chair: 1, seat: null })).toMatchObject({ isHost: false, isSeated: true })
    expect(standingOf(room, { chair: null, seat: null })).toMatchObject({
      isHost: false,
      isSeated: false,
      hasFree: true,
    })
  })

  it('says the names of the host and the absent apart from the words around them', () => {
    const room = roomOf(person('مريم'), person('נועה', 'away'))
    const standing = standingOf(room, { chair: null, seat: null })
    expect([standing.hostName, absentOf(standing)[0]?.name]).toEqual(['\u2068مريم\u2069', '\u2068נועה\u2069'])
  })

  it('sees who of the others is away', () => {
    const room = roomOf(person('Mara', 'away'), person('Ben', 'away'), { kind: 'bot', name: 'Otto' })
    expect(absentOf(standingOf(room, { chair: 0, seat: null }))).toEqual([{ chair: 1, name: 'Ben', botPlays: false }])
  })

  it('tells whom the table waits for in vain, and nobody else', () => {
    const at = (seat: number, presence: Player['presence'], botPlays = false): Player => {
      return { seat, name: `${seat}`, robot: seat, presence, botPlays }
    }
    const players = [at(0, 'here'), at(1, 'away'), at(2, 'away', true), at(3, 'away'), at(4, 'away')]
    const awaits = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'probe', done: seat === 3 }))
    expect(heldUpBy(players, awaits).map(({ seat }) => seat)).toEqual([1])
  })

  it('invites to a seat while one is free and no match runs, else to watch', () => {
    const room = roomOf(person('Mara'), { kind: 'free' })
    const botted = roomOf(person('Mara'), { kind: 'bot', name: 'Otto' })
    expect(invitationOf(standingOf(botted, { chair: null, seat: null }))).toBe('join')
    const full = roomOf(person('Mara'), person('Ben'))
    const nobody = { chair: null, seat: null }
    expect(invitationOf(standingOf(room, nobody))).toBe('join')
    expect(invitationOf(standingOf({ ...room, stage: 'playing' }, nobody))).toBe('watch')
    expect(invitationOf(standingOf(full, nobody))).toBe('watch')
  })

  it('keeps a seat in the next match for who watches, unless one of this match is theirs', () => {
    const room = { ...roomOf(person('Mara'), person('Ben')), stage: 'playing' as const }
    const mayWait = (me: { chair: number | null; left?: number }, more: Partial<RoomFacts> = {}) =>
      standingOf({ ...room, ...more }, { seat: null, ...me }).mayWait
    expect(mayWait({ chair: null })).toBe(true)
    expect([mayWait({ chair: 0 }), mayWait({ chair: null, left: 1 })]).toEqual([false, false])
    expect([mayWait({ chair: null }, { stage: 'lobby' }), mayWait({ chair: null }, { locked: true })]).toEqual([
      false,
      false,
    ])
  })

  it('changes seats in the lobby, while nothing is being dealt', () => {
    const me = { chair: 0, seat: null }
    const room = roomOf(person('Mara'), { kind: 'free' })
    expect(standingOf(room, me).mayMove).toBe(true)
    expect(standingOf({ ...room, stage: 'over' }, me).mayMove).toBe(false)
    expect(standingOf(room, { chair: null, seat: null }).mayMove).toBe(false)
  })

  it('covers secrets as the host has it, else as the title has it', () => {
    const room = roomOf(person('Mara'))
    expect([true, false].map((usual) => isCovered(room, { isCovered: usual }))).toEqual([true, false])
    expect(isCovered({ ...room, peek: 'always' }, { isCovered: false })).toBe(true)
    expect(isCovered({ ...room, peek: 'never' }, { isCovered: true })).toBe(false)
  })

  it('counts tin robots among the seated', () => {
    const standing = standingOf(roomOf(person('Mara'), { kind: 'bot', name: 'Otto' }), { chair: 0, seat: null })
    expect([2, 3].map((least) => missingFor(standing, least))).toEqual([0, 1])
  })
})
