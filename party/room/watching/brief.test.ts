import { TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { again, greeting, known, changesFor, roomFacts } from './frames.ts'
import { Evening, Follower, playsOut, viewers } from '../testing/evening.ts'

// That both forms of a frame say the same to each viewer, the follower looks after by itself.
it.each(TITLES)('every patch of a whole match of $id is told as well in brief', ({ id, seats }) => {
  const evening = dealt(id, Math.max(3, seats.min))
  const before = evening.room
  evening.manages({ do: 'deal' })
  const followers = viewers(evening.room).map((viewer) => new Follower(viewer))
  const allHear = (was: typeof before, is: typeof before) => {
    for (const each of followers) each.hears(was, is, evening.moment())
  }
  allHear(before, evening.room)
  playsOut(evening, allHear)
  for (const { briefs, patches } of followers) expect(briefs).toBeGreaterThanOrEqual(patches)
  expect(followers.every(({ briefs }) => briefs > 5)).toBe(true)
})

// What is new to a title belongs into its `keys.ts`.
it.each(TITLES)('hardly anything is told with its keys in a match of $id', ({ id, seats }) => {
  const evening = dealt(id, Math.min(4, seats.max))
  evening.manages({ do: 'deal' })
  let [named, told] = [0, 0]
  playsOut(evening, (was, is) => {
    const at = evening.moment()
    for (const viewer of viewers(is)) {
      const had = known(was, viewer, roomFacts(was, at))
      const { t } = changesFor(is, viewer, { had, facts: roomFacts(is, at), isBrief: true })
      named += recordsIn(t)
      told += JSON.stringify(t ?? '').length
    }
  })
  expect(told).toBeGreaterThan(1000)
  expect(named).toBeLessThan(told / 500)
})

it('whoever reads brief frames is given the keys with the greeting, also where they have the table', () => {
  const evening = dealt('cardbot-derby', 3)
  expect(greeting(evening.room, 'mara', { kept: null, at: evening.moment(), isBrief: true })).not.toHaveProperty('keys')
  evening.manages({ do: 'deal' })
  const kept = { match: evening.room.head?.id ?? '', n: evening.room.match?.log.at(-1)?.ns[0] ?? 0 }
  const sight = greeting(evening.room, 'mara', { kept, at: evening.moment(), isBrief: true })
  expect(sight).not.toHaveProperty('table')
  expect(sight.keys).toContain('seat,from,until')
  expect(greeting(evening.room, 'mara', { kept, at: evening.moment() })).not.toHaveProperty('keys')
})

it('and once more with the whole table, where they ask for it again', () => {
  const evening = dealt('cardbot-derby', 3)
  const asked = (isBrief: boolean) => again(evening.room, { device: 'mara', isBrief }, evening.moment())
  expect(asked(true)).toEqual({ table: null })
  evening.manages({ do: 'deal' })
  expect(Object.keys(asked(true))).toEqual(['table', 'mark', 'keys'])
  expect(Object.keys(asked(false))).toEqual(['table', 'mark'])
})

function dealt(title: string, seats: number): Evening {
  const evening = new Evening({ title, pace: 'normal' })
  for (let chair = 1; chair < seats; chair++) evening.manages({ do: 'seatBot', chair })
  return evening
}

/** Empty ones have no keys to leave out. */
function recordsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, each) => sum + recordsIn(each), 0)
  return inside + (Array.isArray(value) || Object.keys(value).length === 0 ? 0 : 1)
}
