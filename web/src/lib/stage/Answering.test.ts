import { describe, expect, it } from 'vitest'
import type { Refusal, Shapes } from '../table/scene.ts'
import { hydrated } from '../ui/hydrated.svelte.ts'
import { Answering, type Given } from './Answering.svelte.ts'

/** A question that is known by its number, and answered as told. */
function asked(answer: (at: number) => Promise<Refusal | null>, { isBusy = false, isUrgent = false } = {}) {
  const now = { number: 1 }
  const given = (): Given<Shapes> => ({
    view: now,
    asks: { kind: 'pick', prompt: {} },
    offers: [],
    answer: () => answer(now.number),
    offer: () => answer(now.number),
    language: 'en',
  })
  const rules = { question: () => String(now.number), why: ({ code }: Refusal) => code, isUrgent: () => isUrgent }
  return { now, answering: new Answering<Shapes>(given, () => isBusy, rules) }
}
const taken = async (): Promise<null> => null

describe('an answer in the making', () => {
  it('waits while something is shown, unless its clock runs', () => {
    expect(asked(taken).answering.asks?.kind).toBe('pick')
    expect(asked(taken, { isBusy: true }).answering.asks).toBeNull()
    expect(asked(taken, { isBusy: true, isUrgent: true }).answering.asks?.kind).toBe('pick')
  })

  it('may be sent once the page is awake, and not while one is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const { answering } = asked(() => promise)
    hydrated.is = true
    expect([answering.may, answering.mayAnswer, answering.isSending]).toEqual([true, true, false])
    const sent = answering.answer({ kind: 'pick', action: {} })
    expect([answering.may, answering.isSending]).toEqual([false, true])
    resolve(null)
    expect([await sent, answering.may, answering.note]).toEqual([true, true, null])
  })

  it('belongs to its question, as does why it was not taken', async () => {
    const { answering, now } = asked(async () => ({ code: 'late' }))
    const amount = answering.kept('amount', 'open', () => 0)
    amount.value = 3
    expect(await answering.offer({ kind: 'pick', action: {} })).toBe(false)
    expect([amount.value, answering.note]).toEqual([3, 'late'])
    now.number = 2
    expect([amount.value, answering.note]).toEqual([0, null])
  })

  it('leaves nothing open about a question that is over', () => {
    const { answering, now } = asked(taken)
    const isPicking = answering.whileAsked(() => false)
    isPicking.value = true
    expect(isPicking.value).toBe(true)
    now.number = 2
    expect(isPicking.value).toBe(false)
  })

  it('that is refused when the next question stands says nothing of that one', async () => {
    const { answering, now } = asked(async () => {
      now.number = 2
      return { code: 'late' }
    })
    await answering.answer({ kind: 'pick', action: {} })
    expect(answering.note).toBeNull()
  })
})
