import type { Event } from '@robot-night/engine/games/not-a-robot'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { ALTS } from './pictures.ts'
import type { Watching } from './told.ts'
import { WORDS } from './words/words.ts'

const wording = {
  fetchWords: async (language) => {
    await Promise.all([WORDS.fetch(language), ALTS.fetch(language)])
  },
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader: Watching) => linesOf(events, reader),
  aloud: (events: readonly Event[], reader: Watching) => aloudOf(events, reader),
} satisfies TitleWording

export default wording
