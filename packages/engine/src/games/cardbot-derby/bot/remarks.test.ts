import { expect, it } from 'vitest'
import { rngOf } from '../../../core/rng.ts'
import { cardbotDerby, type Target, type View } from '../index.ts'
import { remarks } from './remarks.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)

/** Seat 0’s view in round 4, in which these seats have touched these targets, by the round in which they did. */
function viewIn(reached: Readonly<Record<number, Partial<Record<Target, number>>>>): View {
  const view = cardbotDerby.view(cardbotDerby.setup(3, cardbotDerby.options.usual), 0)
  const robots = view.robots.map((robot) => {
    const mine = robot.seat === null ? {} : (reached[robot.seat] ?? {})
    const touched = (['J', 'Q', 'K'] as const).flatMap((target) => {
      const round = mine[target]
      return round === undefined ? [] : [{ target, round }]
    })
    const next = (['J', 'Q', 'K'] as const)[touched.length] ?? null
    return { ...robot, next, reached: touched }
  })
  return { ...view, robots, race: { round: 3, start: [], commands: [], orders: [], sides: [] } }
}
const says = (view: View): string[] => {
  const said = SEEDS.flatMap((seed) => remarks.say(view, [], rngOf(seed)) ?? [])
  return [...new Set(said.map((each) => JSON.stringify(each)))].toSorted()
}
const line = (said: object): string => JSON.stringify(said)

it('a tin robot notices what a rival touched in the last race, not what it touched itself', () => {
  expect(says(viewIn({ 0: { J: 3 }, 1: { J: 3 } }))).toEqual([line({ line: 'touched', who: 1, what: 'J' })])
  expect(says(viewIn({ 0: { J: 3 } }))).toEqual([])
})

it('warns of who is alone in front, and of who needs only the King', () => {
  const ahead = line({ line: 'ahead', who: 2 })
  expect(says(viewIn({ 2: { J: 1 } }))).toEqual([ahead])
  expect(says(viewIn({ 2: { J: 1, Q: 2 } }))).toEqual([ahead, line({ line: 'close', who: 2, what: 'K' })])
})

it('speaks after a race, not before the first', () => {
  const view = viewIn({})
  expect(remarks.occasion(view)).not.toBeNull()
  expect(remarks.occasion({ ...view, race: null })).toBeNull()
})
