import { describe, expect, it } from 'vitest'
import { expiry } from '../commands/expiry.ts'
import { Evening } from '../testing/evening.ts'

const DAY = 24 * 60 * 60 * 1000
const daysLeft = (evening: Evening) => Math.ceil((expiry(evening.room) - evening.now) / DAY)

describe('a room to which nobody has come but its maker', () => {
  it('goes after two weeks, however often the maker looks in', () => {
    const evening = new Evening()
    evening.goes('mara')
    evening.comes('mara')
    evening.manages({ do: 'seatBot', chair: 2 })
    expect(evening.room.facts.isUnused).toBe(true)
    expect(daysLeft(evening)).toBeLessThanOrEqual(15)
    expect(evening.woken().facts.isUnused).toBe(true)
  })

  it.each([
    ['somebody watches', (evening: Evening) => evening.watches('a watcher')],
    ['somebody sits down', (evening: Evening) => void evening.joins('Tom')],
    [
      'a match is dealt, though it were with tin robots',
      (evening: Evening) => {
        evening.manages({ do: 'seatBot', chair: null })
        evening.manages({ do: 'deal' })
        evening.manages({ do: 'stop' })
        for (const { match } of evening.room.archiveQueue) evening.takes({ kind: 'archived', match })
      },
    ],
  ])('is one as others are once %s', (_, comes) => {
    const evening = new Evening()
    comes(evening)
    expect(evening.room.facts.isUnused).toBeUndefined()
    evening.takes({ kind: 'disconnected', socket: 'a watcher' })
    expect(evening.woken().facts.isUnused).toBeUndefined()
    expect(daysLeft(evening)).toBeGreaterThanOrEqual(30)
  })
})
