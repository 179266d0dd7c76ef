import { describe, expect, it } from 'vitest'
import { History } from './History.ts'
import type { Entry } from './entry.ts'

const row = (seq: number): Entry => ({ seq, at: 1000 + seq, move: null, told: [], beat: seq >> 1, ns: [seq, 0] })
const rows = (count: number): Entry[] => Array.from({ length: count }, (_, seq) => row(seq))
const grown = (count: number): History => rows(count).reduce((log, each) => log.plus(each), History.of([]))

describe.each([0, 1, 4, 5, 6, 40])('a history of %i rows', (count) => {
  it.each([
    ['grown row by row', () => grown(count)],
    ['read at once', () => History.of(rows(count))],
    [
      'read at once, and grown on',
      () =>
        rows(count)
          .slice(20)
          .reduce((log, each) => log.plus(each), History.of(rows(Math.min(20, count)))),
    ],
  ])('%s, reads like an array of them', (_, make) => {
    const [log, list] = [make(), rows(count)]
    expect(log.length).toBe(count)
    for (let at = -count - 1; at <= count; at++) {
      expect(log.at(at)).toEqual(list.at(at))
      expect(log.slice(Math.max(0, at))).toEqual(list.slice(Math.max(0, at)))
      expect(log.findLastIndex(({ seq }) => seq <= at)).toBe(list.findLastIndex(({ seq }) => seq <= at))
    }
    expect(log.begunAt).toBe(count === 0 ? null : 1000)
  })
})

it('keeps its last row the same object', () => {
  const [last, log] = [row(10), grown(10)]
  expect(log.plus(last).at(-1)).toBe(last)
})

it('has its last row in another form, and is not changed', () => {
  const [log, other] = [grown(10), { ...row(9), at: 5 }]
  expect(log.withLast(other).slice(0)).toEqual([...rows(9), other])
  expect(log.slice(0)).toEqual(rows(10))
})

it('two that grow out of one know nothing of each other', () => {
  const log = grown(10)
  const [one, other] = [log.plus(row(10)), log.plus({ ...row(10), at: 5 })]
  const [longer, another] = [
    rows(8).reduce((grows, each) => grows.plus(each), one),
    rows(9).reduce((grows, each) => grows.plus(each), other),
  ]
  expect(log.slice(0)).toEqual(rows(10))
  expect(longer.slice(0)).toEqual([...rows(11), ...rows(8)])
  expect(another.slice(0)).toEqual([...rows(10), { ...row(10), at: 5 }, ...rows(9)])
})

it('keeps all rows of the present beat as they are, and the last before it', () => {
  const beat = Array.from({ length: 20 }, (_, at) => ({ ...row(10 + at), beat: 9 }))
  const log = beat.reduce((grows, each) => grows.plus(each), grown(10))
  expect(log.slice(10).every((each, at) => each === beat[at])).toBe(true)
  expect(log.at(9)).toBe(log.at(9))
  expect(log.at(8)).not.toBe(log.at(8))
  expect(log.slice(0)).toEqual([...rows(10), ...beat])
})

it('a long tail that was read becomes text little by little, with each row that comes', () => {
  const [first] = rows(1)
  const log = History.of(rows(40))
  expect(log.at(0)).toBe(log.at(0))
  const later = log.plus(row(40))
  expect(later.at(0)).toEqual(first)
  expect(later.at(0)).not.toBe(later.at(0))
  expect(later.at(2)).toBe(later.at(2))
})
