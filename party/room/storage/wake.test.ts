import { probe } from '@robot-night/engine/testing'
import { describe, expect, it } from 'vitest'
import { expiry } from '../commands/expiry.ts'
import { nextDue } from '../commands/schedule.ts'
import { firstSight } from '../frames/frames.ts'
import { step } from '../commands/step.ts'
import { Evening } from '../testing/evening.ts'
import { awake } from './wake.ts'
import { changedRows } from './changedRows.ts'

describe('a match whose rules have moved on', () => {
  function woken(titles: readonly (typeof probe)[]) {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    evening.manages({ do: 'deal' })
    const moment = { ...evening.moment(), titles }
    return { evening, moment, room: awake(evening.rows.stored(), evening.room.sockets, moment) }
  }

  it('ends kindly: the room is there, the table empty, and it says why', () => {
    const { room, moment } = woken([{ ...probe, version: 2 }])
    const sight = firstSight(room, 'mara', moment)
    expect(sight.table).toBeNull()
    expect(sight.room).toMatchObject({ stage: 'over', match: { ended: 'outdated' } })
    expect(nextDue(room, moment)).toBe(expiry(room))
  })

  it('leaves room for another', () => {
    const { evening, room } = woken([{ ...probe, version: 2 }])
    evening.room = room
    expect(evening.manages({ do: 'deal' }).refused).toBeNull()
    expect(evening.room.head).toMatchObject({ number: 2, ended: null })
    expect(evening.woken().head).toEqual(evening.room.head)
  })

  it('a title that is gone gives way to another', () => {
    const { room } = woken([{ ...probe, id: 'another' }])
    expect(room.facts.title).toBe('another')
  })
})

it('a room has the options of today where an earlier version kept others', () => {
  const evening = new Evening({ title: 'evil-robots-classic' })
  const {
    robotDecks: _robots,
    powerDecks: _powers,
    ...others
  } = { robotDecks: 0, powerDecks: 0, ...evening.room.facts.options }
  const stored = evening.rows.stored()
  const then = { ...stored, facts: { ...stored.facts, options: { ...others, decks: 'two' } } }
  const room = awake(then, evening.room.sockets, evening.moment())
  expect(room.facts.options).toEqual({ ...others, robotDecks: 'two', powerDecks: 'two' })
})

it('a room goes thirty days after its last change, to the full day', () => {
  const evening = new Evening()
  evening.joins('Tom')
  const days = (expiry(evening.room) - evening.now) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(30)
  expect(days).toBeLessThan(31)
})

/** A match of tin robots that goes on by itself, until so many entries are in its journal. */
function ofEntries(count: number): Evening {
  const evening = new Evening({ title: 'robot-revolution', pace: 'fast' })
  for (let chair = 1; chair < 6; chair++) evening.manages({ do: 'seatBot', chair })
  evening.manages({ do: 'deal' })
  while ((evening.room.match?.log.length ?? 0) < count) {
    // Mara looks on while the clock plays for her.
    evening.own({ do: 'here' }, 'mara')
    expect(evening.waits()).toBe(true)
  }
  return evening
}

it('a position is stored every so many moves, so that waking replays few', () => {
  const evening = ofEntries(41)
  expect(evening.rows.stored().snapshot).toMatchObject({ seq: 32 })
  expect(evening.woken().match?.position).toEqual(evening.room.match?.position)
})

it.each([30, 31, 32])(
  'a position stored with several moves at once, from entry %d on, is that after the last',
  (count) => {
    const evening = ofEntries(count)
    const before = evening.room
    let after = before
    while ((after.match?.log.length ?? 0) < 35) {
      evening.now = Math.max(evening.now, nextDue(after, evening.moment()))
      after = step(after, { kind: 'alarm', bots: 'think' }, evening.moment()).room
    }
    evening.rows.store(changedRows(before, after))
    expect(evening.rows.stored().snapshot).toMatchObject({ seq: after.match?.log.at(-1)?.seq })
    expect(evening.woken().match?.position).toEqual(after.match?.position)
  },
)
