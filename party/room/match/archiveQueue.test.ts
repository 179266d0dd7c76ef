import { describe, expect, it } from 'vitest'
import { expiry, keptUntil } from '../commands/expiry.ts'
import { nextDue } from '../commands/schedule.ts'
import { Evening } from '../testing/evening.ts'
import { dueJob, nextJob } from './archiveQueue.ts'

const SECOND = 1000
const DAYS = 24 * 60 * 60 * SECOND

/** Somebody's turn, who does not come back. */
function playing(): Evening {
  const evening = new Evening({ hasArchive: true })
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  return evening
}

function withEndedMatch(): { evening: Evening; match: string } {
  const evening = new Evening({ hasArchive: true })
  evening.manages({ do: 'seatBot', chair: null })
  evening.manages({ do: 'deal' })
  evening.manages({ do: 'stop' })
  return { evening, match: evening.room.head?.id ?? '' }
}

describe('matches on their way to the archive', () => {
  it('each is due as soon as it has ended, and written down as such', () => {
    const { evening, match } = withEndedMatch()
    expect(dueJob(evening.room, evening.now)).toEqual({ match, tries: 0, at: evening.now })
    expect(evening.woken().archiveQueue).toEqual(evening.room.archiveQueue)
  })

  it('one that does not arrive is tried again after longer and longer pauses, an hour at most', () => {
    const { evening, match } = withEndedMatch()
    const pauses = Array.from({ length: 12 }, () => {
      evening.takes({ kind: 'archiving', match })
      const pause = nextJob(evening.room) - evening.now
      evening.now += pause
      return pause / SECOND
    })
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
    expect(evening.woken().archiveQueue).toEqual(evening.room.archiveQueue)
  })

  it('one that has arrived is laid out no more', () => {
    const { evening, match } = withEndedMatch()
    evening.takes({ kind: 'archiving', match })
    evening.takes({ kind: 'archived', match })
    expect(nextJob(evening.room)).toBe(Infinity)
    expect(evening.woken().archiveQueue).toEqual([])
  })

  it('the room is not cleared away before they have arrived', () => {
    const { evening, match } = withEndedMatch()
    evening.now += 40 * DAYS
    expect(expiry(evening.room)).toBeGreaterThan(evening.now)
    evening.takes({ kind: 'archiving', match })
    expect(expiry(evening.room)).toBeGreaterThan(evening.now)
    evening.takes({ kind: 'archived', match })
    expect(expiry(evening.room)).toBeLessThan(evening.now)
  })

  it('a match that nobody has ended is ended when the room would go, and its secret arrives before that goes', () => {
    const evening = playing()
    const end = keptUntil(evening.room)
    evening.now = end - 1
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.room.facts.stage).toBe('playing')
    expect(nextDue(evening.room, evening.moment())).toBe(end)
    evening.now = end
    evening.takes({ kind: 'alarm', bots: 'think' })
    const match = evening.room.head?.id ?? ''
    expect(evening.room.night).toMatchObject([{ id: match, ended: 'abandoned' }])
    expect(evening.woken().archiveQueue).toEqual([{ match, tries: 0, at: end }])
    expect(expiry(evening.room)).toBeGreaterThan(end)
    evening.takes({ kind: 'archiving', match })
    evening.takes({ kind: 'archived', match })
    expect(expiry(evening.room)).toBeLessThan(end)
  })

  it('and dealing again meanwhile keeps the room', () => {
    const evening = playing()
    evening.now = keptUntil(evening.room)
    evening.takes({ kind: 'alarm', bots: 'think' })
    const match = evening.room.head?.id ?? ''
    evening.manages({ do: 'deal' })
    evening.takes({ kind: 'archiving', match })
    evening.takes({ kind: 'archived', match })
    expect(nextDue(evening.room, evening.moment())).toBeGreaterThan(evening.now + 30 * DAYS - 1)
  })

  it('unless the host has cleared the table: then nothing is brought anywhere', () => {
    const { evening } = withEndedMatch()
    evening.manages({ do: 'clearTable' })
    expect(nextJob(evening.room)).toBe(Infinity)
    expect(expiry(evening.room)).toBe(0)
  })

  it('without an archive nothing is laid out', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    expect(evening.room.archiveQueue).toEqual([])
  })
})
