import { expect, it } from 'vitest'
import { perLanguage } from './perLanguage.ts'

const both = (en: string, de: string) => ({ en: async () => en, de: async () => de })

it('words are read in a language that was fetched', async () => {
  const words = perLanguage(both('first', 'zuerst'))
  await words.fetch('en')
  expect(words.in('en')).toBe('first')
  expect(() => words.in('de')).toThrow('were not fetched')
})

it('late words come in the languages that are spoken, whichever is asked for first', async () => {
  const words = perLanguage(both('first', 'zuerst'))
  const late = words.late(both('late', 'spät'))
  const never = words.late(both('never', 'nie'))
  await words.fetch('en')
  expect(() => late.in('en')).toThrow('were not fetched')
  await late.fetch()
  expect(late.in('en')).toBe('late')
  expect(() => late.in('de')).toThrow('were not fetched')
  await words.fetch('de')
  expect(late.in('de')).toBe('spät')
  expect(() => never.in('de')).toThrow('were not fetched')
})
