import { expect, test } from 'vitest'
import type { Ending, Holder } from '@robot-night/engine/games/not-a-robot'
import { linesOf, serverRounds } from './ledger.ts'

const picture = { card: 'c01', side: 'a' } as const
function round(robot: Holder, totals: readonly number[]) {
  const points = totals.map((total) => ({ team: 0, own: 0, robot: 0, total }))
  const ending: Ending = { robot, guess: null, count: null, winner: 'humans', points }
  return { answer: 1, picture, ending }
}

test('NAR-802 equal points: more rounds of exactly two come first', () => {
  const view = { seats: 3, rounds: [round(1, [2, 3, 0]), round('server', [2, 1, 0])] }
  expect(linesOf(view).map(({ seat, place, sum, twos }) => [seat, place, sum, twos])).toEqual([
    [0, 1, 4, 2],
    [1, 2, 4, 0],
    [2, 3, 0, 0],
  ])
  expect(linesOf(view)[1]?.squares).toEqual([
    { points: 3, isRobot: true, isTwo: false },
    { points: 1, isRobot: false, isTwo: false },
  ])
  expect(serverRounds(view)).toEqual([false, true])
})
