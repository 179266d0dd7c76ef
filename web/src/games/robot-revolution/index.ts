import type { Event } from '@robot-night/engine/games/robot-revolution'
import type { TitleWording } from '$lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const HOWTO = {
  en: () => import('./howto.en.md'),
  de: () => import('./howto.de.md'),
} as const

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  isCovered: false,
  log: (event: Event, reader) => linesOf(event, reader),
  about: (language) => WORDS.in(language).about,
  howto: async (language) => (await HOWTO[language]()).default,
} satisfies TitleWording
export default wording
