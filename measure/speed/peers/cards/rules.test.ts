import { keyOf, keyStream, start, submit, update } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { ours } from './ours.ts'
import { deal, HAND, moveAt, ON_TABLE, play, SEATS, worth } from './rules.ts'

const allOf = ({ pub, players, secret }: ReturnType<typeof deal>): number[] =>
  [...pub.table, ...secret.deck, ...Object.values(players).flatMap(({ hand }) => hand)].sort((a, b) => a - b)

describe('the card game that is measured', () => {
  it('goes on for ever, and loses no card', () => {
    const cards = deal()
    const before = allOf(cards)
    for (let played = 0; played < 500; played++) {
      const { seat, at } = moveAt(played)
      const card = cards.players[seat]?.hand[at] ?? NaN
      const score = cards.pub.seats[seat]?.score ?? NaN
      expect(play(cards, seat, at)).toBe(true)
      expect(cards.pub.table.at(-1)).toBe(card)
      expect(cards.pub.seats[seat]?.score).toBe(score + worth(card))
    }
    expect(allOf(cards)).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
    expect(cards.pub).toMatchObject({ played: 500, turn: 500 % SEATS })
    expect(cards.pub.table).toHaveLength(ON_TABLE)
    for (const { hand } of Object.values(cards.players)) expect(hand).toHaveLength(HAND)
  })

  it.each([
    [1, 0],
    [0, HAND],
    [0, -1],
    [SEATS, 0],
  ])('refuses seat %i card %i at first, and changes nothing', (seat, at) => {
    const cards = deal()
    expect(play(cards, seat, at)).toBe(false)
    expect(cards).toEqual(deal())
  })

  it('is a title of ours that shows nobody another’s hand', () => {
    const stream = keyStream(keyOf('test'))
    const { position } = start(ours, SEATS, {}, stream)
    const move = { what: 'answer', beat: 0, seat: 0, kind: 'play', action: { at: 2 }, by: 'player' } as const
    const before = structuredClone(position)
    const submitted = submit(ours, position, move, stream)
    expect(position).toEqual(before)
    if ('refused' in submitted) throw new Error('refused')
    const cards = deal()
    play(cards, 0, 2)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { view } = update(ours, submitted.position, viewer)
      expect(view).toEqual({ ...cards.pub, hand: viewer === 'spectator' ? null : cards.players[viewer]?.hand })
    }
    expect(submit(ours, position, { ...move, seat: 1 }, stream)).toHaveProperty('refused')
  })
})
