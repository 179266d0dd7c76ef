import type { Event } from '@robot-night/engine/games/not-a-robot'
import type { TitleWording } from '$lib/table/title.ts'
import { linesOf } from './log.ts'
import { ALTS } from './pictures.ts'
import type { Watching } from './told.ts'
import { WORDS } from './words/words.ts'

const wording = {
  fetchWords: async (language) => {
    await Promise.all([WORDS.fetch(language), ALTS.fetch(language)])
  },
  isCovered: true,
  log: (events: readonly Event[], reader: Watching) => linesOf(events, reader),
  about: (language) => WORDS.in(language).about,
} satisfies TitleWording

export default wording
