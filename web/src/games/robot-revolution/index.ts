import type { Event } from '@robot-night/engine/games/robot-revolution'
import type { TitleFolder } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'
import { linesOf } from './log.ts'
import { piecesFor } from './pieces.ts'
import { WORDS } from './words/words.ts'

const HOWTO = {
  en: () => import('./howto.en.md'),
  de: () => import('./howto.de.md'),
} as const

const folder = {
  fetchWords: (language) => WORDS.fetch(language),
  isCovered: false,
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces: piecesFor,
  log: (event: Event, reader) => linesOf(event, reader),
  about: (language) => WORDS.in(language).about,
  howto: async (language) => (await HOWTO[language]()).default,
} satisfies TitleFolder
export default folder
