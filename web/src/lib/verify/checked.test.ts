import { titleOf } from '@robot-night/engine'
import type { MatchFile, Note } from '@robot-night/engine/fair'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checked } from './checked.ts'
import { saidIn } from './said.ts'

/** Three at the table. The second announced a throw and did not show it, so all threw again. */
const VECTORS = new URL('../../../../packages/engine/src/fair/vectors.json', import.meta.url)
const { match: record } = JSON.parse(readFileSync(VECTORS, 'utf8')) as { match: MatchFile }
const game = titleOf(saidIn(record, 'title')) ?? null
const value = record.fair!.rounds[1]![0]!.value!
const note: Note = { match: record.id, commitment: record.fair!.commitment, round: 2, seat: 0, value, isListed: true }

function found(file: unknown, given: { note?: Note; match?: string; isTitleKnown?: boolean } = {}) {
  const { match = null, isTitleKnown = true } = given
  const wanted = { file, match, note: given.note ?? null }
  return checked(wanted, { game: isTitleKnown ? game : null, onplayed: () => undefined })
}
const wrongIn = ({ checks }: ReturnType<typeof found>) =>
  checks.flatMap(({ name, state }) => (state === 'wrong' ? [name] : []))

it('a match as it was played is right in all, and says whose throws are in it', () => {
  const names = ['Robot 0', 'Robot 1', 'Robot 2']
  expect(found(record)).toMatchObject({ verdict: 'ok', thrown: [0, 2], silent: [1], calledOff: 0, own: null, names })
})

it('tells how far it has come, up to the end', () => {
  const told: number[] = []
  checked({ file: record, match: null, note: null }, { game, onplayed: (done) => told.push(done) })
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(new Set(told).size).toBe(told.length)
  expect(told.at(-1)).toBe(100)
})

it('knows this browser’s own throw in it, and that another one is in its place', () => {
  expect(found(record, { note })).toMatchObject({ verdict: 'ok', own: 'in' })
  expect(found(record, { note: { ...note, isListed: false } })).toMatchObject({ verdict: 'ok', own: 'out' })
  const other = { ...note, value: 'f'.repeat(64) }
  expect(found(record, { note: other })).toMatchObject({ verdict: 'wrong', own: 'betrayed' })
})

it('is not content with the record of another match', () => {
  expect(found(record, { match: record.id })).toMatchObject({ verdict: 'ok', isOther: false })
  expect(found(record, { match: 'another' })).toMatchObject({ verdict: 'wrong', isOther: true })
})

it('finds one byte that was changed', () => {
  const changed = JSON.parse(JSON.stringify(record).replace('"Robot 1"', '"Robot 7"'))
  expect(wrongIn(found(changed))).toEqual(['seal'])
})

it('of a game that is not known here, says what can be said', () => {
  const { verdict, checks } = found(record, { isTitleKnown: false })
  expect(verdict).toBe('partly')
  expect(checks.filter(({ state }) => state === 'ok').length).toBe(5)
})

it.each([undefined, null, 7, 'text', [], {}, { title: 7, moves: 'all' }])('%j is no record', (file) => {
  expect(wrongIn(found(file))).toEqual(['form'])
})
