import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { plain, type Said } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { sentencesOf } from './log.ts'
import { WORDS } from './words/words.ts'

/** What the bar says while an event is shown: what it is, and the sentence that the log will have. */
export function showingOf(event: Event, reader: Reader): Said {
  const detail = sentencesOf(event, reader).map(plain).join(' ')
  return { title: WORDS.in(reader.language).showing[event.kind], detail }
}
