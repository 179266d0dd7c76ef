import type { ChairFacts } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { firstOut, robotsOf } from './sitOut.ts'

const person = (name: string): ChairFacts => ({ kind: 'person', name, presence: 'here', botPlays: false })
const chairs: ChairFacts[] = [
  person('Mara'),
  { kind: 'bot', name: 'Bolt' },
  { kind: 'free' },
  { kind: 'bot', name: 'Cog' },
]

it('everybody with a chair may be asked to sit out', () => {
  expect(robotsOf({ chairs }).map(({ name }) => name)).toEqual(['Mara', 'Bolt', 'Cog'])
})

it('tin robots first, as many as are too many, and never a person unasked', () => {
  expect(firstOut({ chairs, host: 0 }, 3)).toEqual([])
  expect(firstOut({ chairs, host: 0 }, 2)).toEqual([3])
  expect(firstOut({ chairs: [...chairs, person('Tom')], host: 0 }, 1)).toEqual([3, 1])
})
