import { Context } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceHash } from '../shell/hashes.ts'
import { forgetWait, mustWait, rememberWait } from './comers.ts'
import { SEATED_HEADER, WAIT_HEADER } from '../shell/innerHeaders.ts'

const ROOM = 'ABCDE'
const from = (address: string): Context =>
  new Context(new Request('http://robots.test', { headers: { 'cf-connecting-ip': address } }))
const full = (seated: string[]): Response =>
  new Response(null, {
    status: 429,
    headers: {
      [WAIT_HEADER]: '700',
      [SEATED_HEADER]: seated.map((token) => deviceHash(ROOM, token)).join(' '),
    },
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an address from which too many have come to a room', () => {
  it('need not be asked about until the room wants somebody from there again', () => {
    const there = from('192.0.2.1')
    expect(mustWait(there, ROOM, null)).toBe(false)
    rememberWait(there, ROOM, full([]))
    vi.advanceTimersByTime(699)
    expect(mustWait(there, ROOM, null)).toBe(true)
    expect(mustWait(there, ROOM, 'a stranger')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(mustWait(there, ROOM, null)).toBe(false)
  })

  it('keeps nobody out who sits there, nobody from elsewhere, and nobody who goes to another room', () => {
    const there = from('192.0.2.2')
    rememberWait(there, ROOM, full(['Tom', 'Eve']))
    expect(mustWait(there, ROOM, 'Tom')).toBe(false)
    expect(mustWait(there, ROOM, 'Eve')).toBe(false)
    expect(mustWait(from('192.0.2.3'), ROOM, null)).toBe(false)
    expect(mustWait(there, 'FGHJK', null)).toBe(false)
    expect(mustWait(there, ROOM, 'Ann')).toBe(true)
  })

  it('is asked about again once somebody has taken a chair', () => {
    const there = from('192.0.2.4')
    rememberWait(there, ROOM, full([]))
    forgetWait(there, ROOM)
    expect(mustWait(there, ROOM, 'Tom')).toBe(false)
  })
})
