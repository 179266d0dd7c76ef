import type { Event } from '@robot-night/engine/games/sample-title'
import { tellingOfClock } from '#lib/stage/timedOut.ts'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader) => events.flatMap((event) => linesOf(event, reader)),
  aloud: (events: readonly Event[], reader) => aloudOf(events, reader),
  byClock: (kind, language) => WORDS.in(language).aloud.byClock[kind],
} satisfies TitleWording

export default tellingOfClock(wording)
