import type { Event } from '@robot-night/engine/games/robot-revolution'
import type { TitleFolder } from '$lib/table/title.ts'
import { linesOf } from './log.ts'
import Screen from './Screen.svelte'
import { WORDS } from './words/words.ts'

const HOWTO = {
  en: () => import('./howto.en.md'),
  de: () => import('./howto.de.md'),
} as const

const folder = {
  isCovered: false,
  Screen,
  log: (event: Event, reader) => linesOf(event, reader),
  about: (language) => WORDS[language].about,
  howto: async (language) => (await HOWTO[language]()).default,
} satisfies TitleFolder
export default folder
