import { canonical, chainFrom, digest, linked, markOf } from '@robot-night/engine/fair'
import { expect, it } from 'vitest'
import { Keeping, keepingNothing } from '../kept/testing.ts'
import { keepWitness, witnessAt, witnessOf } from './witnessStore.ts'
import { WitnessKeeper } from './witness.ts'
import type { Table, World } from './world.ts'

const VIEW = { a: 1 }
const events = Array.from({ length: 9 }, (_, at) => ({ kind: `e${at}` }))

function markAfter(told: readonly object[], viewer: number | 'spectator' = 1): string {
  return markOf(told.reduce<string>((chain, event) => linked(chain, canonical(event)), chainFrom(viewer)))
}

interface Shown {
  told?: number
  n?: number
  seat?: number | null
  log?: readonly { kind: string }[]
  mark?: string
  isOver?: boolean
  match?: string
}
/** The page as it stands once so much has been told. */
function world(given: Shown): Pick<World, 'me' | 'table' | 'room'> {
  const { told = events.length, seat = 1, log = events.slice(0, told), isOver = false, match = 'm' } = given
  const mark = given.mark ?? markAfter(log, seat ?? 'spectator')
  const scene = { view: VIEW, outcome: null }
  const table = { match, n: given.n ?? told, scene, log, news: { n: 0, events: [] }, mark } as unknown as Table
  const room = { stage: isOver ? 'over' : 'playing' } as World['room']
  return { me: { chair: 0, seat } as World['me'], table, room }
}
const before = { ...world({}), table: null }

it('keeps a running hash of what it is told, and what it saw at the end', () => {
  const store = new Keeping()
  const witnessing = new WitnessKeeper(store)
  for (const told of [1, 2, 5, 9]) witnessing.sees(world({ told }))
  witnessing.sees(world({ isOver: true }))
  const kept = witnessOf('m', store)
  expect(kept).toMatchObject({ viewer: 1, from: 0, told: 9, seen: digest(VIEW), strayed: null })
  expect(kept?.marks.slice(-4)).toBe(markAfter(events))
  expect(kept?.marks).toHaveLength(9 * 4)
})

it('goes on after the page was reloaded', () => {
  const store = new Keeping()
  new WitnessKeeper(store).sees(world({ told: 1 }))
  new WitnessKeeper(store).sees(world({ told: 6, log: structuredClone(events.slice(0, 6)) }))
  new WitnessKeeper(store).sees(world({ told: 9, log: structuredClone(events) }))
  expect(witnessOf('m', store)).toMatchObject({ from: 0, told: 9, strayed: null })
})

it('who comes late knows from where on it was there; who was there before the deal was there from the beginning', () => {
  const store = new Keeping()
  const late = new WitnessKeeper(store)
  late.sees(world({ told: 4, seat: null }))
  late.sees(world({ told: 9, seat: null }))
  expect(witnessOf('m', store)).toMatchObject({ viewer: 'spectator', from: 4, told: 9 })
  const early = new WitnessKeeper(store)
  early.sees(before)
  early.sees(world({ told: 3, n: 2 }))
  expect(witnessAt({ match: 'm', viewer: 1 }, store)).toMatchObject({ from: 0, told: 3 })
})

it('who takes over a seat in the middle of a match was told late what that seat had been told', () => {
  const store = new Keeping()
  const witnessing = new WitnessKeeper(store)
  witnessing.sees(before)
  witnessing.sees(world({ told: 3, n: 3, seat: null }))
  witnessing.sees(world({ told: 6, n: 8, seat: 1 }))
  expect(witnessAt({ match: 'm', viewer: 'spectator' }, store)).toMatchObject({ from: 0, told: 3 })
  expect(witnessAt({ match: 'm', viewer: 1 }, store)).toMatchObject({ from: 6, told: 6 })
})

it('finds that the room tells something else than it has told before, and keeps what it was told first', () => {
  const store = new Keeping()
  new WitnessKeeper(store).sees(world({ told: 6, n: 1 }))
  const had = witnessOf('m', store)!
  const other = events.with(3, { kind: 'another' })
  const again = new WitnessKeeper(store)
  again.sees(world({ log: other }))
  expect(witnessOf('m', store)).toEqual({ ...had, strayed: 4 })
  again.sees(world({}))
  expect(witnessOf('m', store)).toEqual({ ...had, strayed: 4 })
})

it('finds that the room has taken something back', () => {
  const store = new Keeping()
  new WitnessKeeper(store).sees(world({ told: 6, n: 1 }))
  new WitnessKeeper(store).sees(world({ told: 4 }))
  expect(witnessOf('m', store)).toMatchObject({ told: 6, strayed: 5 })
})

it('finds that the room’s own chain is another', () => {
  const store = new Keeping()
  const witnessing = new WitnessKeeper(store)
  witnessing.sees(world({ told: 3, n: 1 }))
  witnessing.sees(world({ told: 5, mark: 'AAAA' }))
  expect(witnessOf('m', store)).toMatchObject({ strayed: 5 })
})

it('keeps no more than the last matches, and what is damaged counts for nothing', () => {
  const store = new Keeping()
  const first = { form: 1, match: 'm0', viewer: 0, from: 0, told: 0, chain: '0'.repeat(64), marks: '' } as const
  for (let at = 0; at < 30; at++) keepWitness({ ...first, match: `m${at}`, seen: null, strayed: null }, store)
  expect(witnessOf('m0', store)).toBeNull()
  expect(witnessOf('m29', store)).not.toBeNull()
  expect(store.size).toBeLessThan(30)
  store.write('told m29 0', '{"form":1}')
  expect(witnessOf('m29', store)).toBeNull()
  store.write('told', '7')
  expect(witnessOf('m28', store)).toBeNull()
  expect(() => new WitnessKeeper(keepingNothing()).sees(world({}))).not.toThrow()
})
