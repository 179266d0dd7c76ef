import { expect, it } from 'vitest'
import { aside as asideInGerman } from './de/aside.ts'
import { aside } from './en/aside.ts'
import { site } from './en/site.ts'
import { problemIn, refusalIn } from './refusal.ts'
import { ASIDE, roomWords } from './words.ts'

it('what only a newer room refuses, or a newer site, is told in general words', async () => {
  await roomWords('en')
  const ui = { words: site, language: 'en' } as const
  expect(await refusalIn(ui, { code: 'waltzing' })).toBe(aside.refusals.other)
  expect(await refusalIn(ui, { code: 'late' })).toBe(aside.refusals.late)
  expect(problemIn(site, 'waltzing')).toBe(site.problems.broken)
  expect(problemIn(site, 'room_full')).toBe(site.problems.room_full)
})

it('what was fetched to be said beside the game comes in every language that is spoken later', async () => {
  await Promise.all([roomWords('en'), ASIDE.fetch()])
  await roomWords('de')
  expect(ASIDE.in('de')).toBe(asideInGerman)
})
