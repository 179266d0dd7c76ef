import { expect, it } from 'vitest'
import type { Heard } from '../../../core/game.ts'
import { rngOf } from '../../../core/rng.ts'
import { robotRevolution } from '../index.ts'
import { stateOf, type Given } from '../testing.ts'
import { remarks } from './remarks.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)
const hands = ['KS 3H', '4D 5D', '6C 7C']

/** What the tin robot of a seat says, over many evenings. */
function says(told: Given, seat = 0, heard: readonly Heard[] = []): string[] {
  const view = robotRevolution.view(stateOf(told), seat)
  const said = SEEDS.flatMap((seed) => remarks.say(view, heard, rngOf(seed)) ?? [])
  return [...new Set(said.map((each) => JSON.stringify(each)))].toSorted()
}
const line = (said: object): string => JSON.stringify(said)

it('a tin robot warns of a rival’s hold, once', () => {
  const told: Given = { hands, at: { 2: ['', '[7S]', ''] } }
  expect(says(told)).toEqual([line({ line: 'hold', who: 1, what: '2' })])
  expect(says(told, 0, [{ seat: 2, ago: 9, said: { line: 'hold', who: 1, what: '2' } }])).toEqual([])
})

it('points at who has lost least, and at who is about to fall; never at itself', () => {
  const told: Given = { hands, generals: [2, 4, 0] }
  expect(says(told)).toEqual([line({ line: 'ahead', who: 1 }), line({ line: 'last', who: 2 })])
  expect(says(told, 1)).toEqual([line({ line: 'last', who: 2 })])
})

it('has nothing to say where all is even, nor when it has fallen', () => {
  expect(says({ hands })).toEqual([])
  expect(says({ hands: ['', ...hands.slice(1)], generals: ['', 4, 3], fellIn: { 0: 1 } })).toEqual([])
})

it('speaks between two rounds, before the first card of the next', () => {
  const at = (told: Partial<Given>) =>
    remarks.occasion(robotRevolution.view(stateOf({ hands, primary: 1, ...told }), 'spectator'))
  expect(at({ phase: { kind: 'faceUp', seat: 1 } })).not.toBeNull()
  expect(at({ phase: { kind: 'faceUp', seat: 2 } })).toBeNull()
  expect(at({ phase: { kind: 'faceUp', seat: 1 }, round: 1 })).toBeNull()
  expect(at({ phase: { kind: 'faceDown', seat: 1 } })).toBeNull()
})
