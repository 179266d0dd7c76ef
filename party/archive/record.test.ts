import { expect, it } from 'vitest'
import type { Entry, Head } from '../room/shapes.ts'
import { recordOf } from './record.ts'

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
const entry = (seq: number, text: string): Entry => ({
  seq,
  at: seq,
  move: { what: 'answer', beat: 1, seat: 0, kind: 'lead', action: { text }, by: 'player' },
  told: [],
  beat: 1,
  ns: [],
})

it('a record holds moves and times, and nothing that was told', () => {
  const { moves, begunAt, endedAt } = recordOf({ head, night, log: [entry(3, 'x')] })
  expect({ begunAt, endedAt }).toEqual({ begunAt: 3, endedAt: 9 })
  expect(moves).toEqual([{ at: 3, move: entry(3, 'x').move }])
})

it('what would be too large is kept without its moves', () => {
  const log = Array.from({ length: 110 }, (_, seq) => entry(seq, 'ö'.repeat(5000)))
  expect(recordOf({ head, night, log }).moves).toBeNull()
  expect(recordOf({ head, night, log: log.slice(0, 90) }).moves).toHaveLength(90)
})
