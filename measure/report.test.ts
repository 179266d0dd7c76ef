import { expect, it } from 'vitest'
import { isKept } from './report.ts'

const figure = { name: 'moves per second', unit: '1/s' }

it('a bound is kept from its own side on', () => {
  expect(isKept({ ...figure, value: 100, bound: 100, better: 'more' })).toBe(true)
  expect(isKept({ ...figure, value: 99, bound: 100, better: 'more' })).toBe(false)
  expect(isKept({ ...figure, value: 0, bound: 0, better: 'less' })).toBe(true)
  expect(isKept({ ...figure, value: 1, bound: 0, better: 'less' })).toBe(false)
})

it('a figure without a bound cannot miss it', () => {
  expect(isKept({ ...figure, value: 0 })).toBe(true)
})

it('a ratio’s bound is also kept if the difference is too small to notice', () => {
  const ratio = { ...figure, value: 4, bound: 2.5, better: 'less' } as const
  expect(isKept({ ...ratio, or: { value: 2, unit: 'ms', bound: 3 } })).toBe(true)
  expect(isKept({ ...ratio, or: { value: 3.1, unit: 'ms', bound: 3 } })).toBe(false)
  expect(isKept({ ...ratio, value: NaN, or: { value: 2, unit: 'ms', bound: 3 } })).toBe(false)
})

it('what could not be measured has missed its bound', () => {
  expect(isKept({ ...figure, value: NaN, bound: 0, better: 'less' })).toBe(false)
})
