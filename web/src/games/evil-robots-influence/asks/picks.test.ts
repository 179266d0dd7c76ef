import type { Choices } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { keyOf, picked, stepOf, wayOf, type Pick } from './picks.ts'

const seat = (holder: number): Pick => ({ kind: 'holder', holder })
const coin = (holder: number | 'idle', slot: 'shown' | 'left' | 'right' = 'shown') =>
  ({ kind: 'coin', coin: { holder, slot } }) as const
const keys = (picks: readonly Pick[]) => picks.map(keyOf)

describe('one or two seats', () => {
  const ways: Choices[] = [{ seats: [1] }, { seats: [2] }, { seats: [3] }, { seats: [1, 2] }, { seats: [2, 3] }]

  it('is whole with one of them, and with two in any order', () => {
    expect(wayOf(ways, [])).toBeUndefined()
    expect(wayOf(ways, [seat(1)])).toEqual({ seats: [1] })
    expect(wayOf(ways, [seat(2), seat(1)])).toEqual({ seats: [1, 2] })
  })
  it('lets the oldest go that does not fit', () => {
    expect(keys(picked(ways, [seat(1), seat(2)], seat(3)))).toEqual(['holder 2', 'holder 3'])
    expect(keys(picked(ways, [seat(1)], seat(3)))).toEqual(['holder 3'])
  })
  it('takes back what is named once more', () => {
    expect(picked(ways, [seat(1)], seat(1))).toEqual([])
  })
  it('offers all of them at any time', () => {
    expect(keys(stepOf(ways, [seat(1), seat(2)]))).toEqual(['holder 1', 'holder 2', 'holder 3'])
  })
})

describe('two coins of different holders', () => {
  const pairs = [
    [coin(0), coin(1)],
    [coin(0), coin('idle', 'left')],
    [coin(0), coin('idle', 'right')],
    [coin(1), coin('idle', 'left')],
  ] as const
  const ways: Choices[] = pairs.map((pair) => ({ coins: pair.map((each) => each.coin) }))

  it('never names two of one holder', () => {
    const picks = picked(ways, [coin(0), coin('idle', 'left')], coin('idle', 'right'))
    expect(keys(picks)).toEqual(['coin 0 shown', 'coin idle right'])
    expect(wayOf(ways, picks)).toEqual({ coins: [coin(0).coin, coin('idle', 'right').coin] })
  })
})

describe('a copied card', () => {
  const ways: Choices[] = [
    { seat: 1, side: 'left', choices: { seats: [2] } },
    { seat: 1, side: 'left', choices: { seats: [2, 3] } },
    { seat: 1, side: 'left', choices: { seats: [3] } },
    { seat: 2, side: 'right', choices: {} },
    { seat: 3, side: 'right', choices: { seat: 1, token: true } },
  ]
  const copy = (of: number, side: 'left' | 'right'): Pick => ({ kind: 'copy', seat: of, side })

  it('is named before what it is used on', () => {
    expect(keys(stepOf(ways, []))).toEqual(['copy 1 left', 'copy 2 right', 'copy 3 right'])
    expect(keys(stepOf(ways, [copy(1, 'left')]))).toEqual(['holder 2', 'holder 3'])
    expect(wayOf(ways, [copy(2, 'right')])).toEqual(ways[3])
  })
  it('stays named while that is changed', () => {
    const picks = picked(ways, picked(ways, [copy(1, 'left')], seat(2)), seat(3))
    expect(keys(picks)).toEqual(['copy 1 left', 'holder 2', 'holder 3'])
    expect(wayOf(ways, picks)).toEqual(ways[1])
  })
  it('is all that stays named when it replaces another', () => {
    expect(keys(picked(ways, [copy(1, 'left'), seat(2)], copy(3, 'right')))).toEqual(['copy 3 right'])
    expect(keys(stepOf(ways, [copy(3, 'right')]))).toEqual(['token 1'])
  })
})
