import { expect, test } from 'vitest'
import type { RoomFacts } from '@robot-night/protocol'
import { seenIn } from './seen.ts'

const room = (watchers: number): RoomFacts => ({
  id: 'r1',
  code: 'BCDFG',
  title: 'robot-revolution',
  options: {},
  pace: 'normal',
  peek: 'usual',
  stage: 'playing',
  chairs: [],
  host: 0,
  watchers,
  match: null,
})
const table = (n: number) => ({ match: 'm', n, since: n - 1, told: [], patch: [] })

test('who has seen the same has seen the same', () => {
  const [one, other] = ['', 'x.y'].map((before) => seenIn(seenIn(before, { room: room(1) }), { table: table(2) }))
  expect(one).toBe(other)
})
test('every change is a change', () => {
  const first = seenIn('', { room: room(1), table: table(1) })
  expect(seenIn(first, { table: table(2) })).not.toBe(first)
  expect(seenIn(first, { room: room(2) })).not.toBe(first)
  expect(seenIn(first, { table: null })).not.toBe(first)
  expect(seenIn(first, { table: { n: 3, since: 1, told: [], patch: [] } })).toBe(seenIn(first, { table: table(3) }))
})
test('talk is no change', () => {
  const first = seenIn('', { room: room(1), table: table(1) })
  expect(seenIn(first, { talk: [] })).toBe(first)
})
