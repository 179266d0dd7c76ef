import { describe, expect, it } from 'vitest'
import { socketsOf, type Attaching, type Kept } from './attached.ts'

const who = { device: 'hash', from: null, isPinging: true, isThrowing: false, isWhole: true }
const connection = (id: string, state: Kept | null) => ({ id, state }) as Attaching
const heard = new Map([['one', 5]])
const there = (connections: Attaching[], leaving: Attaching | null = null) =>
  socketsOf(connections, { heardAt: ({ id }) => heard.get(id) ?? 9, leaving }).map(({ id, heardAt }) => [id, heardAt])

describe('who is there on waking', () => {
  const one = connection('one', { who })

  it('is everyone who was let in, as of when they were last heard', () => {
    expect(there([one, connection('two', { who })])).toEqual([
      ['one', 5],
      ['two', 9],
    ])
  })

  it('is nobody who was closed on this side, or turned away', () => {
    expect(there([connection('closed', { who: null }), connection('away', null)])).toEqual([])
  })

  it('includes the one who is leaving just now, once', () => {
    expect(there([], one)).toEqual([['one', 5]])
    expect(there([one], one)).toEqual([['one', 5]])
    expect(there([], connection('closed', { who: null }))).toEqual([])
  })
})
