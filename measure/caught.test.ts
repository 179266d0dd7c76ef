import { expect, it } from 'vitest'
import { isCaught } from './caught.ts'
import type { Figure } from './report.ts'

const less = (value: number): Figure => ({ name: 'ratio', value, unit: '', bound: 2, better: 'less' })
const more = (value: number): Figure => ({ name: 'rate', value, unit: '', bound: 100, better: 'more' })

it.each([
  [less(3), less(1), true],
  [less(2), less(1), false],
  [less(3), less(2.8), false],
  [less(4), less(3), true],
  [more(50), more(120), true],
  [more(50), more(55), false],
  [more(50), more(80), true],
])('%o, usually %o: caught: %s', (figure, usual, caught) => {
  expect(isCaught(figure, [usual])).toBe(caught)
})

it('a figure that is unknown without the flaw shows nothing', () => {
  expect(isCaught(less(9), [more(1), { ...less(1), title: 'another' }])).toBe(false)
})

it('what could not be measured shows nothing, though it keeps no bound', () => {
  expect(isCaught(less(NaN), [less(1)])).toBe(false)
})
