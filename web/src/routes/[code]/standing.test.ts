import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { absentOf, missingFor, standingOf } from './standing.ts'

const person = (name: string, lamp: 'here' | 'away' = 'here'): ChairFacts => ({
  kind: 'person',
  name,
  lamp,
  substitute: false,
})
const roomOf = (...chairs: ChairFacts[]): RoomFacts => ({
  code: 'KRTBW',
  title: 'probe',
  options: {},
  pace: 'off',
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

  it('sees who of the others is away', () => {
    const room = roomOf(person('Mara', 'away'), person('Ben', 'away'), { kind: 'tin', name: 'Otto' })
    expect(absentOf(standingOf(room, { chair: 0, seat: null }))).toEqual([{ chair: 1, name: 'Ben', substitute: false }])
  })

  it('counts tin robots among the seated', () => {
    const standing = standingOf(roomOf(person('Mara'), { kind: 'tin', name: 'Otto' }), { chair: 0, seat: null })
    expect([2, 3].map((least) => missingFor(standing, least))).toEqual([0, 1])
  })
})
