import { describe, expect, it } from 'vitest'
import type { Figure } from '../../report.ts'
import type { Playing } from '../room/table.ts'
import { planted } from '../../wire/bundle.ts'
import { Clockwork, type Clock } from './Clockwork.ts'
import { coresOf, figuresOf, LOOKING, MEMORY, p99Of, WAKING_AND_WRITING } from './figures.ts'
import { FLAWS } from './flaws.ts'
import type { Measured, Seen } from './plan.ts'

const usual = { p50: 1, p95: 2, p99: 3, cpuAMove: 1, bytes: 100, moves: 99, undone: 1, loadCores: 0.5 }
const seenAt = (rooms: number, [own, bare]: readonly [number, number]): Seen[] => [
  { ...usual, rooms, side: 'product', cores: own },
  { ...usual, rooms, side: 'bare', cores: bare },
]
const measured: Measured = {
  seen: [...seenAt(50, [3, 1]), ...seenAt(200, [1, 1]), ...seenAt(200, [6, 5]), ...seenAt(200, [9, 1])],
  held: [
    { side: 'product', rooms: 0, isAsleep: false, bytes: 100 * 1024 },
    { side: 'bare', rooms: 0, isAsleep: false, bytes: 50 * 1024 },
    { side: 'product', rooms: 50, isAsleep: false, bytes: 999 * 1024 },
    { side: 'product', rooms: 200, isAsleep: false, bytes: 700 * 1024 },
    { side: 'bare', rooms: 200, isAsleep: false, bytes: 450 * 1024 },
    { side: 'product', rooms: 200, isAsleep: true, bytes: 300 * 1024 },
  ],
  woken: [
    { side: 'product', by: 'move', p50: 6 },
    { side: 'empty', by: 'move', p50: 3 },
    { side: 'bare', by: 'move', p50: 4 },
    { side: 'product', by: 'look', p50: 4 },
    { side: 'empty', by: 'look', p50: 5 },
  ],
}
const named = (name: string): Figure | undefined => figuresOf(measured).find((figure) => figure.name === name)

describe('the figures', () => {
  it('compare rounds, take the middle one, and bind the largest crowd only', () => {
    expect(named(coresOf(200))).toMatchObject({ value: 1.2, spread: [1, 9], bound: 1.8 })
    expect(named(coresOf(50))).toMatchObject({ value: 3 })
    expect(named(coresOf(50))?.bound).toBeUndefined()
    expect(named(p99Of(200))?.bound).toBe(100)
    expect(named('moves undone, room, 200 rooms')).toMatchObject({ value: 0.01, bound: 0.01 })
  })

  it('count what a room holds from when there was none', () => {
    expect(named(MEMORY)?.value).toBe(1.5)
    expect(named('memory of a bare object')?.value).toBe(2)
    expect(named('memory of a sleeping room')?.value).toBe(1)
    expect(named('memory of a sleeping bare object')).toBeUndefined()
  })

  it('compare who is woken', () => {
    expect(named(LOOKING)).toMatchObject({ value: 0.8, bound: 2.2, or: { bound: 5, unit: 'ms' } })
    expect(named(WAKING_AND_WRITING)).toMatchObject({ value: 1.5, bound: 1.5 })
  })
})

it.each(FLAWS)('$name: there is one place for it', async (flaw) => {
  expect(await planted(flaw)).toContain(flaw.replace)
})

describe('a move a second in each room', () => {
  const given = { at: 0 }
  const clock: Clock = {
    now: () => given.at,
    async until(when) {
      await new Promise(setImmediate)
      given.at = when
    },
  }
  const room = (move: () => Promise<unknown>): Playing => ({
    ready: () => Promise.resolve(),
    freeAt: () => 0,
    move: async () => {
      await move()
      return { ok: 1, watched: [] }
    },
    received: () => ({ seats: [], watchers: [] }),
    leave: () => undefined,
  })

  it('is made in all of them', async () => {
    const work = new Clockwork(
      [1, 2, 3].map(() => room(() => Promise.resolve())),
      clock,
    )
    await work.playFor(1)
    expect(work.tally).toEqual({ ok: [1, 1, 1], undone: 0 })
  })

  it('does not wait for who is slow: what they leave undone is counted', async () => {
    const slow = Promise.withResolvers<null>()
    let moves = 0
    const quick = room(() => {
      // By the third move here, the slow one has had a second chance.
      if (++moves === 3) slow.resolve(null)
      return Promise.resolve()
    })
    const work = new Clockwork([room(() => slow.promise), quick], clock)
    await work.playFor(3)
    expect(work.tally).toEqual({ ok: [1, 1, 1, 1], undone: 2 })
  })
})
