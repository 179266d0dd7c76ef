import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../index.ts'
import { given, influencesOf, kindsOf, type Given, type InfluenceScenario } from '../testing.ts'

const WINNING = ['5 H/H i3', '4 H/H i3', '3 H/H i3', '0(2) i3']

function splitting(told: Partial<Given> = {}): InfluenceScenario {
  const table = given({ seats: WINNING, stack: '', pot: 5, ...told })
  table.answer(0, 'turn', { kind: 'endTurn' })
  return table
}
const shares = (...gems: number[]) => gems.map((each, seat) => ({ seat, gems: each }))
const propose = (...gems: number[]) => ({ kind: 'propose', shares: shares(...gems) }) as const
const accept = (proposal: number) => ({ kind: 'accept', proposal }) as const
const say = (table: InfluenceScenario, seat: Seat, action: Parameters<InfluenceScenario['answer']>[2]) => {
  const isAsked = table.update(seat).asks !== null
  if (isAsked) table.answer(seat, 'split', action as ReturnType<typeof propose>)
  else table.offer(seat, 'reconsider', action as ReturnType<typeof propose>)
}
const supporters = ({ state: { phase } }: InfluenceScenario) =>
  phase.kind === 'split' ? phase.proposals.map((proposal) => proposal.supporters) : phase.kind

describe('sharing the pot', () => {
  it('S20 EI-80 EI-82 EI-83 EI-86 agreement', () => {
    const table = splitting()
    say(table, 0, propose(2, 2, 1))
    say(table, 1, accept(1))
    say(table, 2, propose(1, 2, 2))
    say(table, 0, accept(2))
    expect(supporters(table)).toEqual([[1], [2, 0]])
    say(table, 1, accept(2))
    expect([influencesOf(table), table.state.result?.split?.how]).toEqual([[4, 5, 5, 3], 'agreed'])
  })

  it('S20 EI-80 shares that are too many, for others, negative or broken', () => {
    const table = splitting()
    const bad = [propose(2, 2, 2), propose(3, 2, 0, 0), propose(3, 2), propose(6, -1, 0), propose(2.5, 2.5, 0)]
    expect(bad.map((action) => table.refusal(0, 'split', action)?.code)).toEqual(Array(5).fill('bad_split'))
    const others = { kind: 'propose', shares: [0, 1, 3].map((seat) => ({ seat, gems: seat === 0 ? 3 : 1 })) } as const
    expect(table.refusal(0, 'split', others)?.code).toBe('bad_split')
    const twice = { kind: 'propose', shares: [0, 0, 1].map((seat) => ({ seat, gems: seat === 1 ? 3 : 1 })) } as const
    expect(table.refusal(0, 'split', twice)?.code).toBe('bad_split')
    expect(table.refusal(3, 'split', propose(2, 2, 1))?.code).toBe('not_your_decision')
  })

  it('S21 EI-85 EI-87 no deal: one each, the rest to the bank', () => {
    const table = splitting()
    expect(table.refusal(1, 'split', { kind: 'noDeal' })).toEqual({ code: 'no_proposal_yet' })
    say(table, 0, propose(2, 2, 1))
    say(table, 1, { kind: 'noDeal' })
    expect([influencesOf(table), table.state.result?.split?.how]).toEqual([[4, 4, 4, 3], 'noDeal'])
  })

  it('S21 EI-87 fewer gems than winners: in countdown order until they are gone', () => {
    const table = splitting({ pot: 2, order: [2, 0, 1, 3] })
    table.close()
    expect([influencesOf(table), table.state.result?.split?.how]).toEqual([[4, 3, 4, 3], 'timeout'])
  })

  it('EI-81 a pot of nothing, and one winner alone', () => {
    const none = splitting({ pot: 0 })
    expect([none.state.result?.count.winners, none.state.result?.split]).toEqual([
      [0, 1, 2],
      { shares: [], how: 'none' },
    ])
    const single = splitting({ seats: ['5 H/H', '4', '3', '0(2)'] })
    expect([influencesOf(single), single.state.result?.split?.how]).toEqual([[8, 3, 3, 3], 'single'])
  })

  it('EI-83 EI-86 a support can be withdrawn, and then there is no agreement', () => {
    const table = splitting()
    say(table, 0, propose(2, 2, 1))
    say(table, 1, accept(1))
    say(table, 0, { kind: 'withdraw' })
    say(table, 2, accept(1))
    expect([supporters(table), table.refusal(0, 'split', { kind: 'withdraw' })]).toEqual([
      [[1, 2]],
      { code: 'no_such_proposal' },
    ])
    say(table, 0, accept(1))
    expect(influencesOf(table)).toEqual([5, 5, 4, 3])
  })

  it('EI-84 the same again is accepting it, and six proposals are the most', () => {
    const table = splitting()
    for (const gems of [0, 1, 2, 3, 4, 5]) say(table, 0, propose(gems, 5 - gems, 0))
    const { asks, offers } = table.update(0)
    expect([asks?.kind ?? offers[0]?.kind, supporters(table)]).toEqual(['reconsider', [[], [], [], [], [], [0]]])
    say(table, 1, propose(2, 3, 0))
    expect(supporters(table)).toEqual([[], [], [1], [], [], [0]])
    say(table, 0, { kind: 'withdraw' })
    const code = table.refusal(0, 'split', propose(1, 1, 3))?.code
    expect([code, table.refusal(0, 'split', propose(1, 4, 0))]).toEqual(['too_many_proposals', null])
    expect(table.refusal(0, 'split', accept(7))).toEqual({ code: 'no_such_proposal' })
  })

  it('EI-88 the clock runs once: the phase stays while they talk', () => {
    const table = splitting()
    const { beat } = table.position
    say(table, 0, propose(2, 2, 1))
    say(table, 1, accept(1))
    say(table, 2, propose(1, 2, 2))
    expect([table.position.beat, kindsOf(table.heard(3))]).toEqual([beat, ['splitProposed']])
  })

  it('EI-85 EI-88 as long as they do not agree somebody is asked', () => {
    const table = splitting()
    say(table, 0, propose(2, 2, 1))
    say(table, 1, propose(1, 3, 1))
    say(table, 2, propose(1, 1, 3))
    const asked = table.update('spectator').awaits.filter(({ done }) => !done)
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('EI-82 EI-83 proposals and supports are open to all', () => {
    const table = splitting()
    say(table, 0, propose(2, 2, 1))
    expect(table.view('spectator').phase).toEqual({
      ...{ kind: 'split', winners: [0, 1, 2] },
      proposals: [{ number: 1, by: 0, shares: shares(2, 2, 1), supporters: [0] }],
    })
  })
})
