import type { StrangersWords } from '../../../../routes/[code]/words/strangers.ts'

export const words: StrangersWords = {
  first: 'You’re the first. We’ll tell you when someone joins.',
  tellMe: 'Notify me even if I close this page',
  told: 'We’ll notify you. The table stays on the list for a quarter of an hour after you close this page.',
  label: 'What others see in the list of public tables',
  language: 'We speak',
  languages: { en: 'English', de: 'German' },
  any: 'Any language',
  beginners: 'Beginners welcome',
  beginnersHint: 'You’ll explain the game to people who don’t know it yet',
}
