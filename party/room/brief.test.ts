import { TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { Evening, Follower, playsOut, viewers } from './testing.ts'

// That both forms of a frame say the same to each viewer, the follower looks after by itself.
it.each(TITLES)('every patch of a whole match of $id is told as well in brief', ({ id, seats }) => {
  const evening = new Evening({ title: id, pace: 'normal' })
  for (let chair = 1; chair < Math.max(3, seats.min); chair++) evening.manages({ do: 'seatTin', chair })
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
