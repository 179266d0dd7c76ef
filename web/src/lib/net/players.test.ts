import type { RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { steadyPlayers } from './players.ts'

const room = (presence: 'here' | 'away'): RoomFacts => ({
  id: 'r1',
  code: 'KRTBW',
  title: 'probe',
  options: {},
  pace: 'off',
  peek: 'usual',
  stage: 'playing',
  chairs: [
    { kind: 'person', name: 'Mara', presence, botPlays: false },
    { kind: 'bot', name: 'Cog' },
  ],
  host: 0,
  watchers: 0,
  match: { id: 'm1', title: 'probe', number: 1, options: {}, chairs: [0, 1], ended: null },
})

describe('who plays, after a message', () => {
  it('is the same list where the message was about something else', () => {
    const players = steadyPlayers()
    const before = players(room('here'))
    expect(players(room('here'))).toBe(before)
  })
  it('is another one where somebody has left', () => {
    const players = steadyPlayers()
    players(room('here'))
    expect(players(room('away'))).toMatchObject([{ name: 'Mara', presence: 'away' }, { name: 'Cog' }])
  })
})
