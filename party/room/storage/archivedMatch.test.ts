import { expect, it } from 'vitest'
import type { Entry, Head } from '../state/match.ts'
import { recordOf } from './archivedMatch.ts'

const head: Head = {
  id: 'a match',
  title: 'probe',
  version: 1,
  number: 1,
  options: {},
  chairs: [0],
  left: [],
  secret: '00',
  ended: null,
}
const night = { id: 'a match', title: 'probe', number: 1, at: 9, ended: null, seats: [] }
const asIs = (name: string) => name
const entry = (seq: number, text: string): Entry => ({
  seq,
  at: seq,
  move: { what: 'answer', beat: 1, seat: 0, kind: 'lead', action: { text }, by: 'player' },
  told: [],
  beat: 1,
  ns: [],
})

it('a record holds moves and times, and nothing that was told', () => {
  const { moves, begunAt, endedAt } = recordOf({ head, night, log: [entry(3, 'x')] }, asIs)
  expect({ begunAt, endedAt }).toEqual({ begunAt: 3, endedAt: 9 })
  expect(moves).toEqual([{ at: 3, move: entry(3, 'x').move }])
})

it('what would be too large is kept without its moves', () => {
  const log = Array.from({ length: 110 }, (_, seq) => entry(seq, 'ö'.repeat(5000)))
  expect(recordOf({ head, night, log }, asIs).moves).toBeNull()
  expect(recordOf({ head, night, log: log.slice(0, 90) }, asIs).moves).toHaveLength(90)
})

it('names stand in it as the room shows them', () => {
  const seat = { chair: 0, name: 'Mara', guest: 1, place: 1, won: true, score: null }
  const { seats } = recordOf({ head, night: { ...night, seats: [seat] }, log: [] }, () => 'M***')
  expect(seats).toEqual([{ ...seat, name: 'M***' }])
})
