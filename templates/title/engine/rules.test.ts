import { describe, expect, it } from 'vitest'
import { begun, scenario } from '../../testing/scenario.ts'
import { sampleTitle } from './index.ts'
import type { CardId, Laid, State } from './shapes.ts'

/** Three seats in a round of three. */
function laying(round: number, laid: Laid[] = [], points: readonly number[] = [0, 0, 0]): State {
  const hands: CardId[][] = [
    ['n4', 'n30'],
    ['n9', 'n50'],
    ['n1', 'n60'],
  ]
  const seats = hands.map((hand, seat) => ({ hand, points: points[seat] ?? 0 }))
  return { options: { rounds: 3 }, phase: { kind: 'lay', laid }, round, box: ['n7'], shown: [], seats }
}

describe('Sample Title', () => {
  it('ST-101 two to six may play', () => expect(sampleTitle.seats).toEqual({ min: 2, max: 6 }))

  it('ST-102 deals two cards more than there are rounds, to each seat its own', () => {
    const table = begun(sampleTitle, { seats: 2, options: { rounds: 5 } })
    const { hand } = table.view(1)
    expect(hand).toHaveLength(7)
    expect(table.heard(1)).toEqual([
      { kind: 'dealt', seat: 0, count: 7, cards: null },
      { kind: 'dealt', seat: 1, count: 7, cards: hand },
    ])
    expect(table.view('spectator').hand).toBeNull()
  })

  it('ST-201 shows who has laid, and nobody else what', () => {
    const table = scenario(sampleTitle, laying(1))
    table.answer(2, 'lay', { card: 'n60' })
    expect(table.view(2).phase).toEqual({ kind: 'lay', answered: [2], mine: 'n60' })
    expect(table.view(0).phase).toEqual({ kind: 'lay', answered: [2], mine: null })
    expect(table.view(0).seats[2]).toEqual({ handSize: 2, points: 0 })
    expect(table.refusal(0, 'lay', { card: 'n60' })).toEqual({ code: 'not_in_hand' })
  })

  it('ST-202, ST-203 the silent lay their first card, and the highest card takes the round', () => {
    const table = scenario(sampleTitle, laying(1, [{ seat: 0, card: 'n30' }]))
    table.close()
    expect(table.heard('spectator')).toEqual([
      {
        ...{ kind: 'shown', round: 1, winner: 0 },
        laid: [
          { seat: 0, card: 'n30' },
          { seat: 1, card: 'n9' },
          { seat: 2, card: 'n1' },
        ],
      },
    ])
    expect(table.state).toMatchObject({ round: 2, phase: { kind: 'lay', laid: [] }, shown: ['n30', 'n9', 'n1'] })
    expect(table.state.seats.map(({ points }) => points)).toEqual([1, 0, 0])
  })

  it('ST-301 after the last round most points win, and the same points share the place', () => {
    const table = scenario(sampleTitle, laying(3, [{ seat: 2, card: 'n60' }], [1, 0, 0]))
    table.close()
    expect(table.update(0).outcome).toEqual({ places: [[0, 2], [1]], winners: [0, 2], scores: [1, 0, 1] })
  })

  it('ST-302 what is left in the hands stays unseen', () => {
    const table = scenario(sampleTitle, laying(3))
    table.close()
    expect(JSON.stringify([table.view('spectator'), table.view(0)])).not.toMatch(/n50|n60/)
  })
})
