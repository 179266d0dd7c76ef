import { announced, digest } from '@robot-night/engine/fair'
import type { SelfAct, ShuffleFacts } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import type { Store } from '../kept/store.ts'
import { Keeping, keepingNothing } from '../kept/testing.ts'
import { noted, noteOf } from './shuffleStore.ts'
import { ShuffleHand } from './shuffle.ts'

const commitment = digest('what the room announced')
const gathering: ShuffleFacts = { match: 'a match', commitment, chairs: [0, 4], round: 1, throws: null }

function device(store: Store = new Keeping(), seed = 1) {
  const sent: SelfAct[] = []
  const thrower = new ShuffleHand({ does: (act) => sent.push(act), random: (bytes) => bytes.fill(seed), store })
  return { thrower, sent, store }
}

const said = (sent: readonly SelfAct[]): string =>
  sent.flatMap((act) => ('commitment' in act ? [act.commitment] : []))[0]!
const closed = (sent: readonly SelfAct[]): ShuffleFacts => ({
  ...gathering,
  throws: [{ seat: 1, commitment: said(sent) }],
})

it('announces a throw, and shows it once it stands on the closed list', () => {
  const { thrower, sent, store } = device()
  thrower.sees({ shuffle: gathering }, 4)
  thrower.sees({ shuffle: gathering }, 4)
  expect(sent).toEqual([{ do: 'throw', match: 'a match', round: 1, commitment: expect.any(String) }])
  expect(noteOf('a match', store)).toMatchObject({ isListed: false })
  thrower.sees({ shuffle: closed(sent) }, 4)
  thrower.sees({ shuffle: closed(sent) }, 4)
  expect(sent.slice(1)).toEqual([{ do: 'reveal', match: 'a match', round: 1, value: '01'.repeat(32) }])
  expect(announced(commitment, { round: 1, seat: 1 }, '01'.repeat(32))).toBe(said(sent))
  expect(noteOf('a match', store)).toMatchObject({ isListed: true, seat: 1, commitment })
})

it('shows nothing where its own does not stand on the list', () => {
  const { thrower, sent } = device()
  thrower.sees({ shuffle: gathering }, 4)
  thrower.sees({ shuffle: { ...gathering, throws: [{ seat: 1, commitment: digest('another device') }] } }, 4)
  thrower.sees({ shuffle: { ...gathering, throws: [{ seat: 0, commitment: said(sent) }] } }, 4)
  expect(sent).toHaveLength(1)
})

it('shows nothing for another secret than that for which it threw', () => {
  const { thrower, sent } = device()
  thrower.sees({ shuffle: gathering }, 4)
  thrower.sees({ shuffle: { ...closed(sent), commitment: digest('another secret') } }, 4)
  expect(sent).toHaveLength(1)
})

it('throws again in another round', () => {
  const { thrower, sent } = device()
  thrower.sees({ shuffle: gathering }, 4)
  thrower.sees({ shuffle: { ...gathering, round: 2 } }, 4)
  expect(sent.map((act) => ('round' in act ? act.round : 0))).toEqual([1, 2])
  expect(new Set(sent.map((act) => ('commitment' in act ? act.commitment : ''))).size).toBe(2)
})

it('still knows its throw after the page was reloaded', () => {
  const first = device()
  first.thrower.sees({ shuffle: gathering }, 4)
  const second = device(first.store, 2)
  second.thrower.sees({ shuffle: closed(first.sent) }, 4)
  expect(second.sent).toMatchObject([{ do: 'reveal', value: '01'.repeat(32) }])
})

it('does without storage, and without a seat it does nothing', () => {
  const { thrower, sent } = device(keepingNothing())
  thrower.sees({ shuffle: gathering }, null)
  thrower.sees({ shuffle: gathering }, 2)
  thrower.sees({}, 4)
  expect(sent).toEqual([])
  thrower.sees({ shuffle: gathering }, 4)
  thrower.sees({ shuffle: closed(sent) }, 4)
  expect(sent).toHaveLength(2)
})

it('keeps the last forty throws, and passes over what is no note', () => {
  const store = new Keeping()
  for (let at = 0; at < 45; at++)
    noted({ match: `${at}`, commitment, round: 1, seat: 0, value: 'v', isListed: true }, store)
  expect(noteOf('4', store)).toBeNull()
  expect(noteOf('5', store)).not.toBeNull()
  store.write('thrown', '[7, {"match": 1}]')
  expect(noteOf('5', store)).toBeNull()
  store.write('thrown', 'broken')
  expect(noteOf('5', store)).toBeNull()
})
