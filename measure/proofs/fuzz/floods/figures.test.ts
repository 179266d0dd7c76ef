import { expect, it } from 'vitest'
import { isKept } from '../../../report.ts'
import { figuresOf } from './figures.ts'
import type { Fared } from './siege.ts'

const FARED: Fared = {
  calm: [1, 2, 3],
  flooded: [2, 4, 6],
  lost: 0,
  whys: [],
  before: 100 * 2 ** 20,
  most: 120 * 2 ** 20,
  rooms: ['room', 'room'],
}
const missed = (worse: Partial<Fared>): string[] =>
  figuresOf({ ...FARED, ...worse }).flatMap((figure) => (isKept(figure) ? [] : [figure.name]))

it('a flood that hurts nobody keeps every bound', () => {
  expect(missed({})).toEqual([])
})

it.each<[string, Partial<Fared>]>([
  ['honest p99, ratio', { flooded: [2, 4, 10] }],
  ['honest p99, ratio', { flooded: [] }],
  ['honest answers lost', { lost: 1 }],
  ['changes to the room', { rooms: ['room', 'another'] }],
  ['memory that a flood takes', { most: 500 * 2 ** 20 }],
])('%s is missed where it is worse', (name, worse) => {
  expect(missed(worse)).toEqual([name])
})

it('where the system does not tell of memory, nothing is said of it', () => {
  expect(figuresOf({ ...FARED, before: null, most: null }).map(({ name }) => name)).not.toContain(
    'memory that a flood takes',
  )
})
