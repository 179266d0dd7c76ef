import type { SeenRobot } from '@robot-night/engine/games/cardbot-derby'
import { expect, it } from 'vitest'
import { lapsOf } from './laps.ts'

const robot = (seat: number | null, ...rounds: number[]): Pick<SeenRobot, 'seat' | 'reached'> => ({
  seat,
  reached: rounds.map((round, at) => ({ target: (['J', 'Q', 'K'] as const)[at] ?? 'K', round })),
})

it('the best stand first, as the rules have placed them, drones after them', () => {
  const robots = [robot(0, 2), robot(1, 1, 3, 4), robot(null, 1, 2), robot(2, 2, 3)]
  const { laps } = lapsOf(robots, { round: 4, places: [[1], [2], [0]] })
  expect(laps.map((lap) => lap.robot)).toEqual([1, 3, 0, 2])
})

it('of a seat’s two robots the better one stands first', () => {
  const robots = [robot(0, 3), robot(1), robot(0, 1, 3), robot(1, 2)]
  const { laps } = lapsOf(robots, { round: 4, places: [[0], [1]] })
  expect(laps.map((lap) => lap.robot)).toEqual([2, 0, 3, 1])
})

it('two targets of one round stand together', () => {
  const { laps } = lapsOf([robot(0, 2, 2, 3)], { round: 3, places: [[0]] })
  expect(laps[0]?.cells).toEqual([[], ['J', 'Q'], ['K']])
})

it('of a long derby only the rounds are shown that tell something', () => {
  const { rounds } = lapsOf([robot(0, 3, 17), robot(1, 12)], { round: 40, places: [[0], [1]] })
  expect(rounds).toEqual([3, 12, 17, 40])
})
