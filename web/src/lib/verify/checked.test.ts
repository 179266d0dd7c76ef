import { titleOf } from '@robot-night/engine'
import type { MatchFile, Note, SiteKey, Witness } from '@robot-night/engine/fair'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checked } from './checked.ts'
import { isSigned } from './ed25519.ts'
import { saidIn } from './said.ts'

/** Three at the table. The second announced a throw and did not show it, so all threw again. */
const VECTORS = new URL('../../../../packages/engine/src/fair/vectors.json', import.meta.url)
const {
  match: record,
  site,
  witness,
} = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
  match: MatchFile
  site: { keys: SiteKey[] }
  witness: Witness
}
const game = titleOf(saidIn(record, 'title')) ?? null
const value = record.fair!.rounds[1]![0]!.value!
const note: Note = { match: record.id, commitment: record.fair!.commitment, round: 2, seat: 0, value, isListed: true }

interface Known {
  note?: Note
  match?: string
  isTitleKnown?: boolean
  keys?: SiteKey[] | null
  witness?: Witness
}
function found(file: unknown, given: Known = {}) {
  const { match = null, isTitleKnown = true, keys = site.keys } = given
  const wanted = { file, match, note: given.note ?? null, witness: given.witness ?? null, keys }
  return checked(wanted, { game: isTitleKnown ? game : null, isSigned, onplayed: () => undefined })
}
const wrongIn = ({ checks }: Awaited<ReturnType<typeof found>>) =>
  checks.flatMap(({ name, state }) => (state === 'wrong' ? [name] : []))

it('a match as it was played is right in all, and says whose throws are in it', async () => {
  const names = ['Robot 0', 'Robot 1', 'Robot 2']
  expect(await found(record)).toMatchObject({
    verdict: 'ok',
    thrown: [0, 2],
    silent: [1],
    calledOff: 0,
    own: null,
    names,
  })
})

it('tells how far it has come, up to the end', async () => {
  const told: number[] = []
  const wanted = { file: record, match: null, note: null, witness: null, keys: null }
  await checked(wanted, { game, isSigned, onplayed: (done) => told.push(done) })
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(new Set(told).size).toBe(told.length)
  expect(told.at(-1)).toBe(100)
})

it('knows this browser’s own throw in it, and that another one is in its place', async () => {
  expect(await found(record, { note })).toMatchObject({ verdict: 'ok', own: 'in' })
  expect(await found(record, { note: { ...note, isListed: false } })).toMatchObject({ verdict: 'ok', own: 'out' })
  const other = { ...note, value: 'f'.repeat(64) }
  expect(await found(record, { note: other })).toMatchObject({ verdict: 'wrong', own: 'betrayed' })
})

it('says what none of it proves, and of what is no record nothing', async () => {
  expect((await found(record)).unproven).toContain('names')
  expect(await found({ ...record, winner: 'Robot 1' })).toMatchObject({ verdict: 'wrong', unproven: [] })
})

it('says who vouches for it: this site, or nobody', async () => {
  const about = async (keys: SiteKey[] | null) =>
    (await found(record, { keys })).checks.find(({ name }) => name === 'signature')?.about
  expect(await about(site.keys)).toMatchObject({ is: 'ok' })
  expect(await about([])).toMatchObject({ is: 'stranger' })
  expect(await about(null)).toMatchObject({ is: 'noKeys' })
  expect((await found(record, { keys: [] })).verdict).toBe('unvouched')
  const { signature: _, ...unsigned } = record
  expect((await found(unsigned)).verdict).toBe('unvouched')
})

it('is vouched for by what this browser saw, also where nobody signed it', async () => {
  const { signature: _, ...unsigned } = record
  const { verdict, checks } = await found(unsigned, { witness })
  expect(verdict).toBe('ok')
  expect(checks.find(({ name }) => name === 'witness')).toMatchObject({ state: 'ok', about: { says: { is: 'all' } } })
  const elsewhere = { ...witness, chain: '0'.repeat(64), marks: `AAAA${witness.marks.slice(4)}` }
  expect(await found(record, { witness: elsewhere })).toMatchObject({ verdict: 'wrong' })
})

it('is not content with the record of another match', async () => {
  expect(await found(record, { match: record.id })).toMatchObject({ verdict: 'ok', isOther: false })
  expect(await found(record, { match: 'another' })).toMatchObject({ verdict: 'wrong', isOther: true })
})

it('finds one byte that was changed', async () => {
  const changed = JSON.parse(JSON.stringify(record).replace('"Robot 1"', '"Robot 7"'))
  expect(wrongIn(await found(changed))).toEqual(['seal', 'signature'])
})

it('of a game that is not known here, says what can be said', async () => {
  const { verdict, checks } = await found(record, { isTitleKnown: false })
  expect(verdict).toBe('partly')
  expect(checks.filter(({ state }) => state === 'ok').length).toBe(6)
})

it.each([undefined, null, 7, 'text', [], {}, { title: 7, moves: 'all' }])('%j is no record', async (file) => {
  expect(wrongIn(await found(file))).toEqual(['form'])
})
