import { describe, expect, it } from 'vitest'
import { probe } from '../testing/probe/index.ts'
import type { Phase, State } from '../testing/probe/shapes.ts'
import { timedOut, timedOutTo } from './timedOut.ts'

const lead = { card: 'ruby-3', claim: 'ruby' } as const
function stateIn(phase: Phase): State {
  const seats: State['seats'] = (['ruby-1', 'jade-1', 'onyx-1'] as const).map((card) => ({
    hand: [card],
    order: 'ask',
    score: 0,
  }))
  return { options: { rounds: 1 }, phase, round: 1, leader: 0, deck: [], heap: [], shown: [], seats }
}
const close = { what: 'close', beat: 7 } as const
const following = stateIn({ kind: 'follow', lead, answers: [{ seat: 2, card: null }] })
const doubting = (answers: { seat: number; doubts: boolean }[]) => stateIn({ kind: 'doubt', lead, answers })

describe('that the clock has played', () => {
  it('for who has a clock of their own, all may know', () => {
    const move = { what: 'answer', beat: 7, seat: 0, kind: 'lead', action: {} } as const
    const leading = stateIn({ kind: 'lead', draft: null })
    expect(timedOut(probe, leading, { ...move, by: 'clock' })).toEqual([{ seat: 0, asked: 'lead' }])
    expect(timedOut(probe, leading, { ...move, by: 'player' })).toEqual([])
  })

  it('for the silent in a window, all may know where all see who has answered', () => {
    expect(timedOut(probe, following, close)).toEqual([{ seat: 1, asked: 'follow' }])
  })

  it('is for the silent seat alone where nobody sees who has answered', () => {
    const late = timedOut(probe, doubting([{ seat: 2, doubts: true }]), close)
    expect(timedOutTo(late, 1)).toEqual([{ seat: 1, asked: 'doubt', alone: true }])
    for (const other of [0, 2, 'spectator'] as const) expect(timedOutTo(late, other)).toEqual([])
  })

  it('is nothing where a window always runs in full: silence is an answer there', () => {
    const seconds = { off: 6, relaxed: 6, normal: 6, fast: 6 }
    const inFull = { ...probe, clocks: { ...probe.clocks, doubt: { limit: seconds, least: seconds } } }
    expect(timedOut(inFull, doubting([]), close)).toEqual([])
  })

  it('is nothing where all that was missing is a sign that somebody has seen enough', () => {
    const { follow } = probe.decisions
    const game = { ...probe, decisions: { ...probe.decisions, follow: { ...follow, isSignal: true as const } } }
    expect(timedOut(game, following, close)).toEqual([])
  })
})
