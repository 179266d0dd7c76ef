import { expect, it } from 'vitest'
import { act, given, pass, told } from './testing.ts'
import { pointsByRobot } from './tally.ts'

it('counts what each robot made of a round when it is turned up, and nothing of any other event', () => {
  const seats = ['SumoBot 1 G', 'BadBot 4 E acted', 'LockBot 6 G acted']
  const table = given({ seats, turn: 0, called: 1, nobodyPasses: true })
  act(table, pass())
  const [revealed] = told(table, 'revealed')
  expect(revealed && pointsByRobot(revealed)).toEqual([
    { of: 'SumoBot', points: 2 },
    { of: 'BadBot', points: 0 },
    { of: 'LockBot', points: 2 },
  ])
  expect(table.told.flatMap(({ event }) => pointsByRobot(event))).toHaveLength(3)
})
