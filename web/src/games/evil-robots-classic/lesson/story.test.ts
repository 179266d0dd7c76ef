import { describe, expect, it } from 'vitest'
import { READER } from '#lib/lesson/tale.svelte.ts'
import { newTale, STEPS, TELLY, TRUNDLE, type Answer, type StepName } from './story.ts'

describe('the round', () => {
  it('leads through every step by the rules, to a win for Good', () => {
    const tale = newTale()
    for (const { name, does } of STEPS) {
      expect(tale.step?.name).toBe(name)
      expect(tale.asks?.kind).toBe(does?.kind)
      if (does) expect(tale.answer(does), name).toBeNull()
      else tale.next()
    }
    const { phase, seats } = tale.bout.view
    expect([tale.step, tale.asks]).toEqual([null, null])
    expect(phase).toMatchObject({ kind: 'nextRound', result: { winner: 'G', by: 'size' } })
    expect(seats.map(({ score }) => score)).toEqual([2, 0, 2])
    tale.again()
    expect([tale.step?.name, tale.bout.view.round]).toEqual(['talk', 1])
  })

  it('can be skipped to its end', () => {
    const tale = taleAt(null)
    expect(tale.bout.view.phase).toMatchObject({ kind: 'nextRound', result: { winner: 'G' } })
  })

  it('has happened what the words tell of the turns before', () => {
    const called = taleAt('called').news.events
    expect(called).toContainEqual(expect.objectContaining({ kind: 'turnPassed', seat: TRUNDLE }))
    const { events } = taleAt('turn').news
    expect(events).toContainEqual({
      kind: 'conversionEnded',
      results: [{ target: TRUNDLE, stands: true, allegiance: 'E' }],
    })
  })

  it.each([TELLY, TRUNDLE])('may convert seat %i, either way with two against one', (target) => {
    const tale = taleAt('turn')
    expect(tale.answer(turn({ act: 'convert', target, shown: null, alsoShow: [] }))).toBeNull()
    tale.next()
    const { phase, seats } = tale.bout.view
    expect(phase).toMatchObject({ kind: 'nextRound', result: { winner: 'G' } })
    expect(seats.map(({ score }) => score > 0)).toEqual([true, target === TELLY, target === TRUNDLE])
  })

  it('takes nothing else for a turn, and stays as it was', () => {
    const tale = taleAt('turn')
    const { bout, news } = tale
    for (const to of ['G', 'E'] as const)
      expect(tale.answer(turn({ act: 'self', to, shown: null, alsoShow: [] }))).toEqual({ code: 'other_step' })
    expect(tale.answer(turn({ act: 'pass', secret: null, alsoShow: [] }))).toEqual({ code: 'other_step' })
    expect([tale.bout, tale.news, tale.step?.name]).toEqual([bout, news, 'turn'])
  })

  it('refuses what the rules refuse', () => {
    const tale = taleAt('turn')
    const refusal = tale.answer(turn({ act: 'convert', target: READER, shown: null, alsoShow: [] }))
    expect(refusal?.code).toBe('bad_target')
    expect(tale.step?.name).toBe('turn')
  })
})

const turn = (action: Extract<Answer, { kind: 'turn' }>['action']): Answer => ({ kind: 'turn', action })

function taleAt(name: StepName | null) {
  const tale = newTale()
  while (tale.step && tale.step.name !== name) {
    if (tale.step.does) tale.skip()
    else tale.next()
  }
  return tale
}
