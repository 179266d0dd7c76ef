import { expect, it } from 'vitest'
import { aside } from './en/room/aside.ts'
import { site } from './en/shell/site.ts'
import { problemIn, refusalIn } from './refusal.ts'

it('what only a newer room refuses, or a newer site, is told in general words', () => {
  expect(refusalIn(aside, { code: 'waltzing' })).toBe(aside.refusals.other)
  expect(refusalIn(aside, { code: 'late' })).toBe(aside.refusals.late)
  expect(problemIn(site, 'waltzing')).toBe(site.problems.broken)
  expect(problemIn(site, 'room_full')).toBe(site.problems.room_full)
})
