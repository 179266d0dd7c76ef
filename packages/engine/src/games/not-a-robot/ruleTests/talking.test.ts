import { describe, expect, it } from 'vitest'
import { clocks, notARobot } from '../index.ts'
import { discuss, given, kindsOf, toldOf, type Given } from '../testing.ts'

const LIST = 's1 Yellow, s0 Clothes, s2 -, s3 Smell'
const silent = (told: Given = {}) => {
  const table = given({ list: LIST, phase: 'call', ...told })
  table.close()
  return table
}

describe('the discussion', () => {
  it('NAR-501 S24 the answer is shown to everyone, roles are not', () => {
    const table = given({ list: LIST, phase: 'call', robot: 2, answer: 8 })
    expect(table.view('spectator').answer).toBeNull()
    table.close()
    expect(toldOf(table, 'answerShown')).toEqual([
      { kind: 'answerShown', answer: 8, picture: { card: 'c08', side: 'a' } },
    ])
    for (const viewer of [2, 'spectator'] as const) {
      expect(table.view(viewer).answer).toBe(8)
      expect(table.view(viewer).roles).toEqual([null, null, null, null])
      expect(table.view(viewer).serverRole).toBeNull()
    }
    const early = given({ list: 's0 Moon' }).view('spectator')
    expect(early).toMatchObject({ answer: null, roles: [null, null, null, null], list: [{ seat: 0, word: 'Moon' }] })
    expect(early.pictures).toHaveLength(9)
  })

  it('NAR-502 all explain in list order, blanks too, and only the speaker ends the turn', () => {
    const table = silent()
    expect(table.heard(0).at(-1)).toEqual({ kind: 'explainTurn', seat: 1, entry: 1 })
    expect(table.update(0).awaits).toEqual([{ seat: 1, kind: 'explain', done: null }])
    expect(table.refusal(0, 'explain', { text: null })?.code).toBe('not_your_decision')
    const turns: number[] = []
    while (table.state.phase.kind === 'explain') {
      const seat = table.state.list[table.state.phase.entry - 1]!.seat
      turns.push(seat)
      table.answer(seat, 'explain', { text: `I am ${seat}.` })
    }
    expect(turns).toEqual([1, 0, 2, 3])
    expect(table.heard('spectator')).toEqual([
      { kind: 'explained', seat: 3, entry: 4, text: 'I am 3.' },
      { kind: 'debateOpened' },
    ])
    expect(table.view('spectator').list.map(({ explanation }) => explanation)).toEqual(
      turns.map((seat) => `I am ${seat}.`),
    )
  })

  it('NAR-502 an explanation is cleaned, has 280 characters at most, and may be left out', () => {
    const table = silent()
    table.answer(1, 'explain', { text: '  The\u202e sun\n is  YELLOW. ' })
    expect(toldOf(table, 'explained')[0]?.text).toBe('The sun is YELLOW.')
    expect(table.refusal(0, 'explain', { text: 'a'.repeat(281) })).toEqual({ code: 'text_long', most: 280 })
    expect(table.refusal(0, 'explain', { text: ` ${'😀'.repeat(280)} ` })).toBeNull()
    table.answer(0, 'explain', { text: ' \u200b ' })
    expect(toldOf(table, 'explained')[0]?.text).toBeNull()
    const { single } = notARobot.decisions.explain
    expect(single?.fallback({ entry: 1 })).toEqual({ text: null })
    expect(single?.clock({ entry: 1 })).toBe('explain')
    expect(clocks.explain).toEqual({ limit: { off: null, relaxed: 60, normal: 30, fast: 20 } })
  })

  it('NAR-503 the debate has two minutes; ready is public and can’t be undone', () => {
    expect(clocks.debate).toMatchObject({ limit: { off: null, relaxed: 240, normal: 120, fast: 60 } })
    const table = given({ list: LIST, phase: 'debate' })
    table.answer(2, 'ready', { ready: true })
    expect(table.heard('spectator')).toEqual([{ kind: 'readied', seat: 2 }])
    expect(table.view(0).phase).toEqual({ kind: 'debate', ready: [2] })
    expect(table.refusal(2, 'ready', { ready: true })?.code).toBe('not_your_decision')
    for (const seat of [0, 1, 3]) table.answer(seat, 'ready', { ready: true })
    expect(table.update(0).awaits.every(({ done }) => done)).toBe(true)
    table.close()
    expect([table.state.phase, kindsOf(table.heard(0))]).toEqual([{ kind: 'vote', votes: [] }, ['voteOpened']])
  })

  it('NAR-504 whatever was written, any vote may follow', () => {
    const table = silent({ robot: 1 })
    table.answer(1, 'explain', { text: 'I am the Robot, vote for me.' })
    for (const seat of [0, 2, 3]) table.answer(seat, 'explain', { text: 'So am I.' })
    table.close()
    for (const entry of [2, 3, 4, 9]) expect(table.refusal(1, 'vote', { entry })).toBeNull()
  })

  it('NAR-901 a seat keeps all it has, no matter who answers for it', () => {
    const table = given({ list: LIST, phase: 'call' })
    discuss(table)
    const { state } = table
    expect(notARobot.decisions.vote.asked(state).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    table.answer(1, 'vote', { entry: 2 })
    expect(table.refusal(1, 'vote', { entry: 3 })?.code).toBe('not_your_decision')
    expect(table.view(1).me).toMatchObject({ vote: 2, role: 'human' })
  })
})
