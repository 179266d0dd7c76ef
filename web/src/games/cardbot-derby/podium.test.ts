import { expect, it } from 'vitest'
import { stepsOf } from './podium.ts'

it('one stands on each step', () => {
  expect(stepsOf([[2], [0], [1], [3]], { hasDrone: false })).toEqual([[2], [0], [1]])
})

it('who shares a place takes up the next ones too', () => {
  expect(stepsOf([[2, 0], [1]], { hasDrone: false })).toEqual([[2, 0], [], [1]])
  expect(stepsOf([[2], [0, 1], [3]], { hasDrone: false })).toEqual([[2], [0, 1], []])
})

it('a drone that has won alone stands first, and nobody moves up', () => {
  expect(stepsOf([[], [1], [0]], { hasDrone: true })).toEqual([[null], [1], [0]])
})

it('a drone shares the first step', () => {
  expect(stepsOf([[1], [0]], { hasDrone: true })).toEqual([[null, 1], [0], []])
})
