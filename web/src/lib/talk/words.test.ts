import { REACTIONS } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { isReaction } from './words.ts'

it('a reaction that only newer pages know is none', () => {
  expect(REACTIONS.every(isReaction)).toBe(true)
  expect(['waltz', 'toString'].filter(isReaction)).toEqual([])
})
