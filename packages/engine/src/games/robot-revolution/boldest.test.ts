import { expect, it } from 'vitest'
import { boldest } from './boldest.ts'
import type { Event } from './shapes.ts'

type Battle = Extract<Event, { kind: 'battle' }>
const battle = (outcome: Battle['outcome'], totals: readonly number[]): Event => ({
  ...{ kind: 'battle', battlefield: 1, outcome, holdCard: null, discarded: [] },
  totals: totals.map((total, seat) => ({ seat, base: total, rankAndFile: 0, sharedCode: 0, total })),
  winner: outcome === 'tie' ? null : totals.indexOf(Math.max(...totals)),
})

it('the closest breakthrough counts, with the weaker cards where two are as close', () => {
  const heard = [battle('hold', [3, 2]), battle('breakthrough', [20, 12]), battle('breakthrough', [14, 16, 9])]
  expect(boldest(heard)).toEqual({ seat: 1, kind: 'breakthrough', amount: 16, against: 14, event: 2 })
  expect(boldest([...heard, battle('breakthrough', [7, 5])])).toMatchObject({
    seat: 0,
    amount: 7,
    against: 5,
    event: 3,
  })
})

it('nobody dares anything where nobody stands in the way, or nobody breaks through', () => {
  expect(boldest([battle('breakthrough', [4]), battle('tie', [4, 4]), battle('hold', [4, 3])])).toBeNull()
})
