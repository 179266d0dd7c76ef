import type { Event, Phase } from '@robot-night/engine/games/cardbot-derby'
import { tellingOfClock } from '#lib/stage/timedOut.ts'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import type { Watching } from './told.ts'
import { WORDS } from './words/words.ts'

const chapters: Readonly<Record<Phase['kind'], number>> = { choose: 3, ping: 4, over: 8 }

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader: Watching) => linesOf(events, reader),
  aloud: (events: readonly Event[], reader: Watching) => aloudOf(events, reader),
  byClock: (kind, language) => WORDS.in(language).aloud.byClock[kind],
  chapters,
} satisfies TitleWording

export default tellingOfClock(wording)
