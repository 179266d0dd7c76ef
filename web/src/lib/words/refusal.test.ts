import { expect, it } from 'vitest'
import { room } from './en/room.ts'
import { site } from './en/site.ts'
import { problemIn, refusalIn } from './refusal.ts'

it('what only a newer room refuses, or a newer site, is told in general words', () => {
  expect(refusalIn(room, { code: 'waltzing' })).toBe(room.refusals.other)
  expect(problemIn(site, 'waltzing')).toBe(site.problems.broken)
  expect(problemIn(site, 'room_full')).toBe(site.problems.room_full)
})
