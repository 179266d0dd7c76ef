import type { SeenRobot } from '@robot-night/engine/games/cardbot-derby'
import { expect, it } from 'vitest'
import { racersOf } from './racers.ts'

const seen: SeenRobot = {
  ...{ seat: 0, suit: 'H', pileSize: 12, hasProgram: true, at: 24, facing: 'N', entry: null },
  ...{ next: 'K', touched: ['Q'], reached: [{ target: 'J', round: 2 }] },
}

it('what was touched this round counts as reached, before it is paid', () => {
  const [racer] = racersOf([seen], { shown: [], isChoosing: true })
  expect(racer).toEqual({ robot: 0, seat: 0, drone: null, next: 'K', pile: 12, reached: ['J', 'Q'], isReady: true })
})

it('the strip does not run ahead of what is shown', () => {
  const shown = [{ next: 'Q', touched: [], reached: [{ target: 'J' }] }] as const
  const [racer] = racersOf([seen], { shown, isChoosing: false })
  expect(racer).toMatchObject({ next: 'Q', reached: ['J'], isReady: null })
})

it('nobody waits for a drone', () => {
  const [racer] = racersOf([{ ...seen, seat: null }], { shown: [], isChoosing: true })
  expect(racer).toMatchObject({ isReady: null, drone: null })
})

it('several drones are told apart by number', () => {
  const racers = racersOf([{ ...seen, seat: null }, seen, { ...seen, seat: null }], { shown: [], isChoosing: true })
  expect(racers.map(({ drone }) => drone)).toEqual([1, null, 2])
})
