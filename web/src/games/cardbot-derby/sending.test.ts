import { describe, expect, it } from 'vitest'
import { Sending } from './sending.ts'

/** A clock that is turned by hand, and a line whose answers come when they are let. */
function bench() {
  const sent: string[] = []
  const answers: ((isTaken: boolean) => void)[] = []
  let waiting: { ms: number; deed: () => void } | null = null
  const sending = new Sending<string>(
    (value) => {
      sent.push(value)
      return new Promise((settle) => answers.push(settle))
    },
    (ms, deed) => {
      waiting = { ms, deed }
      return () => (waiting = null)
    },
  )
  return {
    ...{ sending, sent },
    pass: () => {
      const now = waiting
      waiting = null
      now?.deed()
    },
    settle: async (isTaken: boolean) => {
      answers.shift()?.(isTaken)
      await Promise.resolve()
      await Promise.resolve()
    },
    waits: () => waiting?.ms ?? null,
  }
}

describe('drafts on their way', () => {
  it('a row of quick changes is sent once, as it was at last', () => {
    const { sending, sent, pass } = bench()
    for (const draft of ['a', 'b', 'c']) sending.change(draft)
    pass()
    expect(sent).toEqual(['c'])
  })

  it('what changes while one is on its way is sent after it', async () => {
    const { sending, sent, pass, settle } = bench()
    sending.change('a')
    pass()
    sending.change('b')
    pass()
    expect(sent).toEqual(['a'])
    await settle(true)
    pass()
    expect(sent).toEqual(['a', 'b'])
    await settle(true)
    expect(sending.isOpen).toBe(false)
  })

  it('what was not taken goes again, later', async () => {
    const { sending, sent, pass, settle, waits } = bench()
    sending.change('a')
    pass()
    await settle(false)
    expect(sending.isOpen).toBe(true)
    expect(waits()).toBe(2000)
    pass()
    expect(sent).toEqual(['a', 'a'])
  })

  it('but not where something newer waits', async () => {
    const { sending, sent, pass, settle } = bench()
    sending.change('a')
    pass()
    sending.change('b')
    await settle(false)
    pass()
    expect(sent).toEqual(['a', 'b'])
  })

  it('what is dropped is not sent', () => {
    const { sending, sent, pass } = bench()
    sending.change('a')
    sending.drop()
    pass()
    expect(sent).toEqual([])
  })
})
