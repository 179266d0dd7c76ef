import { keyOf, keyStream, rngOf, titleOf } from '@robot-night/engine'
import { byBots, playout } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { isKept } from '../../report.ts'
import { creditLift, dealt, liftFigures, type Held, type Lift } from './lift.ts'

const held = (text: string): Held[] => text.split(' ').map((card, seat) => ({ seat, card }))
const many = (...lifts: Lift[]): Lift[] => Array.from({ length: 1500 }, () => lifts).flat()

describe('the lift of a card', () => {
  it('is one for all if it does not matter which a seat holds', () => {
    const figures = liftFigures(many(creditLift(held('A B'), [0]), creditLift(held('A B'), [1])))
    expect(figures.map(({ value }) => value)).toEqual([1, 1])
    expect(figures.map(isKept)).toEqual([true, true])
  })
  it('counts a win that is shared by parts', () => {
    expect(creditLift(held('A B C'), [0, 2])).toMatchObject({ A: { won: 0.5 }, B: { won: 0 }, C: { won: 0.5 } })
  })
  it('misses its bounds where one card wins too often, and where one wins too seldom', () => {
    const planted = many(creditLift(held('A B C'), [0]), creditLift(held('A B C'), [0]), creditLift(held('A C B'), [2]))
    const missed = liftFigures(planted).filter((figure) => !isKept(figure))
    expect(missed.map(({ name }) => name)).toEqual(['lift, A', 'lift, C'])
  })
  it('is bound by no few matches', () => {
    expect(liftFigures([creditLift(held('A B'), [0])]).map(isKept)).toEqual([true, true])
  })
  it('tells how far luck may have gone, less with more matches', () => {
    const width = (lifts: Lift[]) => liftFigures(lifts).map(({ spread = [0, 0] }) => spread[1] - spread[0])[0] ?? 0
    const pair = [creditLift(held('A B'), [0]), creditLift(held('A B'), [1])]
    expect(width(many(...pair))).toBeLessThan(width(pair) / 10)
    expect(width(many(...pair))).toBeGreaterThan(0)
  })
})

it('two cards are held by each seat at the start of each round of Influence', () => {
  const game = titleOf('evil-robots-influence')
  if (!game) throw new Error('no such title')
  const match = { seats: 3, options: game.options.usual, stream: keyStream(keyOf('lift')) }
  const rounds = [...playout(game, match, byBots(rngOf('lift')))].map(({ reached }) => dealt(game, reached))
  const dealtRounds = rounds.filter((round) => round.length > 0)
  expect(dealtRounds.length).toBeGreaterThan(1)
  for (const round of dealtRounds) expect(round.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2])
})
