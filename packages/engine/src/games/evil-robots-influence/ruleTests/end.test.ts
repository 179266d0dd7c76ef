import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../index.ts'
import { streamFor } from '../../../testing/index.ts'
import { evilRobotsInfluence, standingsOf, type Phase, type Side } from '../index.ts'
import { given, influencesOf, kindsOf, toldOf, type Given, type InfluenceScenario } from '../testing.ts'

/** A round without winners is over, and these reveal what they have on these sides. */
function ended(told: Given, ...reveals: readonly (readonly [Seat, ...Side[]])[]): InfluenceScenario {
  const table = given({ stack: '', order: [0, 1, 2], ...told, turn: 0 })
  table.answer(0, 'turn', { kind: 'endTurn' })
  if (table.state.phase.kind !== 'endgame') return table
  for (const [seat, ...sides] of reveals) table.answer(seat, 'endgame', { sides })
  table.close()
  return table
}
const seats = (...told: string[]): string[] => told.map((text, at) => `${['5', '4', '3', '2'][at]} ${text}`)
const placesOf = ({ state }: InfluenceScenario) => standingsOf(state).map(({ seat, place }) => [seat, place])
const winners = ({ state: { phase } }: InfluenceScenario) => ('winners' in phase ? phase.winners : phase.kind)

describe('the end', () => {
  it('S22 EI-100 EI-103 EI-110 R16 L17 R17 Tin Heart, Foreman, Exact Engine: in this order', () => {
    const table = ended(
      { seats: seats('i11', 'i10 R17', 'i9 R16', 'i6 L17'), order: [0, 1, 2, 3] },
      [2, 'right'],
      [3, 'left'],
      [1, 'right'],
    )
    expect([influencesOf(table), winners(table)]).toEqual([[10, 10, 10, 6], [1]])
    expect(toldOf(table, 'endgameEffect').map(({ card, worked }) => [card, worked])).toEqual([
      ['R16', true],
      ['L17', true],
      ['R17', true],
    ])
    table.close()
    expect([placesOf(table), evilRobotsInfluence.outcome(table.state)?.winners]).toEqual([
      [
        [1, 1],
        [0, 2],
        [2, 2],
        [3, 4],
      ],
      [1],
    ])
  })

  it('S23 EI-105 EI-107 L16 Wooden Dove: another round, and the Exact Engine does nothing', () => {
    const table = ended({ seats: seats('i10 R17', 'i8 L16', 'i5') }, [1, 'left'], [0, 'right'])
    expect([influencesOf(table), table.state.phase.kind]).toEqual([[10, 7, 5], 'retain'])
    const { piles } = table.state
    expect([piles.left.includes('L16'), piles.right.includes('R17'), table.state.seats[1]?.left]).toEqual([
      true,
      true,
      null,
    ])
    table.close()
    expect([table.state.round, table.state.phase.kind]).toEqual([2, 'claim'])
    const again = ended({ seats: seats('i10', 'i7', 'i5'), round: 2 })
    expect(kindsOf(again.told.map(({ event }) => event))).not.toContain('roundStarted')
    expect(winners(again)).toEqual([0])
  })

  it('EI-2 EI-91 EI-100 ten or more at the end of a round, and not before', () => {
    expect(ended({ seats: seats('i9', 'i9', 'i9') }).state.phase.kind).toBe('retain')
    const table = given({ stack: '', seats: seats('i9 H/H', 'i3', 'i3'), pot: 1 })
    table.answer(0, 'turn', { kind: 'endTurn' })
    expect([table.state.phase.kind, toldOf(table, 'endgameTriggered')]).toEqual([
      ...['endgame', [{ kind: 'endgameTriggered', seats: [0], lastRound: false }]],
    ])
    expect(ended({ seats: seats('i10', 'i3', 'i3') }).state.phase.kind).toBe('path')
  })

  it('EI-91 bonuses count for it', () => {
    const table = given({ stack: '', seats: seats('i9 H/H R11+', 'i3', 'i3'), pot: 0 })
    table.answer(0, 'turn', { kind: 'endTurn' })
    expect(table.state.phase.kind).toBe('endgame')
  })

  it('EI-101 EI-105 L16 round 20 is the last; there the Dove has no effect and costs nothing', () => {
    const table = ended({ seats: seats('i5', 'i4 L16', 'i3'), round: 20 }, [1, 'left'])
    expect([influencesOf(table), winners(table)]).toEqual([[5, 4, 3], [0]])
    expect(toldOf(table, 'endgameEffect')).toEqual([
      { kind: 'endgameEffect', seat: 1, card: 'L16', worked: false, changes: [] },
    ])
    expect(ended({ seats: seats('i5', 'i4', 'i3'), round: 19 }).state.phase.kind).toBe('retain')
  })

  it('EI-102 every seat with an unrevealed card is asked, no matter which; seats without one aren’t', () => {
    const told = { seats: seats('i10 L03+ R09+', 'i3 L01', 'i3 L16') }
    const table = given({ stack: '', ...told })
    table.answer(0, 'turn', { kind: 'endTurn' })
    expect(table.view(0).phase).toEqual({ kind: 'endgame', asked: [1, 2] })
    table.answer(2, 'endgame', { sides: ['left'] })
    expect([table.heard(1), table.view(1).me.sealed, table.view(2).me.sealed]).toEqual([
      [],
      null,
      { kind: 'endgame', sides: ['left'] },
    ])
    expect(table.refusal(1, 'endgame', { sides: ['left'] })).toEqual({ code: 'wrong_type' })
    const none = ended({ seats: seats('i10 L03+ R09+', 'i3 L01+ R01+', 'i3 L02+ R02+') })
    expect(none.state.phase.kind).toBe('path')
  })

  it('EI-103 EI-L17 Rebel Foreman: all with the most lose 1; in the lead, alone or not, nothing happens', () => {
    const foreman = (...influences: number[]) => {
      const [first, second, third] = influences
      return influencesOf(ended({ seats: seats(`i${first} L17`, `i${second}`, `i${third}`) }, [0, 'left']))
    }
    expect([foreman(10, 10, 10), foreman(10, 8, 3), foreman(8, 11, 11)]).toEqual([
      [10, 10, 10],
      [10, 8, 3],
      [8, 10, 10],
    ])
  })

  it('R16 EI-104 Tin Heart: below ten only; what fails is revealed all the same', () => {
    const table = ended({ seats: seats('i10 R16', 'i3', 'i3') }, [0, 'right'])
    expect([influencesOf(table), kindsOf(table.heard(1))]).toEqual([
      [10, 3, 3],
      ['endgameRevealed', 'endgameEffect'],
    ])
    expect(influencesOf(ended({ seats: seats('i10', 'i9 R16', 'i3') }, [1, 'right']))).toEqual([10, 10, 3])
  })

  it('R16 R17 a Tin Heart may make the ten that the Exact Engine of another needs not to be alone', () => {
    const table = ended({ seats: seats('i12', 'i10 R17', 'i9 R16') }, [1, 'right'], [2, 'right'])
    expect(winners(table)).toEqual([1])
  })

  it('EI-L16 Wooden Dove: not for a leader, not without Influence', () => {
    const dove = (first: string, second: string) => ended({ seats: seats(`${first} L16`, second, 'i0') }, [0, 'left'])
    expect(winners(dove('i10', 'i10'))).toEqual([0, 1])
    expect([winners(dove('i0', 'i10')), dove('i1', 'i10').state.phase.kind]).toEqual([[1], 'retain'])
  })

  it('EI-R17 EI-104 Exact Engine: exactly ten, at its step', () => {
    expect(winners(ended({ seats: seats('i11 R17', 'i10', 'i3') }, [0, 'right']))).toEqual([0])
    expect(winners(ended({ seats: seats('i10 R17', 'i12', 'i3') }, [0, 'right']))).toEqual([0])
    expect(winners(ended({ seats: seats('i9 R17', 'i12', 'i3') }, [0, 'right']))).toEqual([1])
    expect(winners(ended({ seats: seats('i10 R17', 'i12', 'i3') }))).toEqual([1])
  })

  it('EI-106 once triggered the match ends, though nobody has ten any more', () => {
    const table = ended({ seats: seats('i10', 'i4 L17', 'i3') }, [1, 'left'])
    expect([influencesOf(table), winners(table)]).toEqual([[9, 4, 3], [0]])
  })
})

describe('the path', () => {
  const path = (winning: Seat[]): Phase => ({ kind: 'path', winners: winning, answers: [] })
  const choosing = (stream?: Parameters<typeof given>[1]) => {
    const table = given({ seats: ['i10', 'i10', 'i7'], phase: path([0, 1]) }, stream)
    const count = {
      teams: { good: { members: [], total: 0 }, evil: { members: [], total: 0 }, neutral: { members: [], total: 0 } },
    }
    table.state.result = {
      round: 1,
      pot: 0,
      split: null,
      bonuses: [],
      endgame: [],
      count: { ...count, levels: [], idle: null, competing: [], winning: [], winners: [] },
    }
    return table
  }

  it('S30 EI-110 EI-111 a tie: both win; they disagree, so the coin says', () => {
    const table = choosing(streamFor([{ int: 1 }]))
    table.answer(0, 'path', { path: 'evil' })
    expect(table.heard(1)).toEqual([])
    table.answer(1, 'path', { path: 'good' })
    table.close()
    expect(table.state.phase).toEqual({ kind: 'over', winners: [0, 1], by: 'influence', path: 'evil', pathBy: 'coin' })
    expect(placesOf(table)).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ])
  })

  it('EI-111 all agree, or one is silent', () => {
    const agreed = choosing(streamFor([{ int: 1 }]))
    for (const seat of [0, 1]) agreed.answer(seat, 'path', { path: 'good' })
    agreed.close()
    expect(agreed.state.phase).toMatchObject({ path: 'good', pathBy: 'choice' })
    const silent = choosing(streamFor([{ int: 0 }]))
    silent.answer(0, 'path', { path: 'evil' })
    silent.close()
    expect(silent.state.phase).toMatchObject({ path: 'good', pathBy: 'coin' })
  })

  it('EI-112 then everything may be seen; section 9 the outcome', () => {
    const table = choosing()
    table.close()
    expect(
      table
        .view('spectator')
        .seats.every(({ hidden, left, right }) => hidden && left?.kind === 'card' && right?.kind === 'card'),
    ).toBe(true)
    expect(evilRobotsInfluence.outcome(table.state)).toEqual({
      places: [[0, 1], [2]],
      winners: [0, 1],
      scores: [10, 10, 7],
    })
  })

  it('EI-115 EI-116 bots take the same time over everything', () => {
    expect(new Set(Object.values(evilRobotsInfluence.pause).map(String))).toEqual(new Set(['1,4']))
  })
})
