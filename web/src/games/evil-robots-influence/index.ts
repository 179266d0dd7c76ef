import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import type { TitleWording } from '$lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  isCovered: true,
  log: (events: readonly Event[], reader) => linesOf(events, reader),
  about: (language) => WORDS.in(language).about,
} satisfies TitleWording

export default wording
