import type { Rank } from '@robot-night/engine/games/cardbot-derby'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laidAs, moved, swapped, type Order } from './ordering.ts'

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']
const hands = fc.integer({ min: 5, max: 7 }).chain((count) => fc.shuffledSubarray([...RANKS], countOf(count)))
const countOf = (count: number) => ({ minLength: count, maxLength: count })
const ranks = fc.constantFrom(...RANKS)
/** Anything that fingers can do, in any order, cards that are not there among it. */
const deeds = fc.array(
  fc.oneof(
    fc.tuple(ranks, ranks).map(
      ([one, other]) =>
        (order: Order) =>
          swapped(order, one, other),
    ),
    fc.tuple(ranks, fc.integer({ min: -2, max: 9 })).map(
      ([card, to]) =>
        (order: Order) =>
          moved(order, card, to),
    ),
  ),
)

describe('cards in order', () => {
  it('whatever is done with them, each card lies in one place and none is lost', () => {
    fc.assert(
      fc.property(hands, deeds, (drawn, all) => {
        const order = all.reduce<Order>((before, deed) => deed(before), drawn)
        expect(order.toSorted()).toEqual(drawn.toSorted())
      }),
    )
  })

  it('two cards change places, in whatever order they are tapped', () => {
    fc.assert(
      fc.property(hands, ranks, ranks, (drawn, one, other) => {
        expect(swapped(drawn, one, other)).toEqual(swapped(drawn, other, one))
        expect(swapped(swapped(drawn, one, other), one, other)).toEqual(drawn)
      }),
    )
  })

  it('a card that is moved lies where it was put', () => {
    fc.assert(
      fc.property(hands, fc.nat(6), fc.nat(6), (drawn, from, to) => {
        const card = drawn[from]
        if (card === undefined || to >= drawn.length) return
        expect(moved(drawn, card, to)[to]).toBe(card)
      }),
    )
  })

  it('moving among the commands leaves alone what stays behind', () => {
    expect(moved(['A', '2', '3', '4', '5', 'K', 'Q'], 'A', 4)).toEqual(['2', '3', '4', '5', 'A', 'K', 'Q'])
    expect(moved(['A', '2', '3', '4', '5', 'K', 'Q'], 'A', 6)).toEqual(['Q', '2', '3', '4', '5', 'K', 'A'])
  })

  it('a draft of other cards is none', () => {
    expect(laidAs(['A', '2', '3', '4', '5'], ['5', '4', '3', '2', 'A'])).toEqual(['5', '4', '3', '2', 'A'])
    expect(laidAs(['A', '2', '3', '4', '5'], ['K', '4', '3', '2', 'A'])).toEqual(['A', '2', '3', '4', '5'])
    expect(laidAs(['A', '2', '3', '4', '5'], ['A', '2', '3', '4', '4'])).toEqual(['A', '2', '3', '4', '5'])
  })
})
