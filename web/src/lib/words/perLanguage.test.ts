import { expect, it } from 'vitest'
import { perLanguage } from './perLanguage.ts'

const both = (en: string, de: string) => ({ en: async () => en, de: async () => de })

it('words are read in a language that was fetched', async () => {
  const words = perLanguage(both('first', 'zuerst'))
  await words.fetch('en')
  expect(words.in('en')).toBe('first')
  expect(() => words.in('de')).toThrow('were not fetched')
})
