import { expect, it } from 'vitest'
import { begun, changed, redone, undone } from './history.ts'

it('goes back and forth, and forgets what was taken back once something else is done', () => {
  const three = changed(changed(begun('a'), 'b'), 'c')
  expect(undone(three).now).toBe('b')
  expect(undone(undone(undone(three))).now).toBe('a')
  expect(redone(undone(three))).toEqual(three)
  expect(redone(three)).toEqual(three)
  expect(changed(undone(three), 'd')).toEqual({ past: ['a', 'b'], now: 'd', future: [] })
})

it('does not count what changed nothing', () => {
  expect(changed(begun('a'), 'a')).toEqual(begun('a'))
})
