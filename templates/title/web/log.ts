import type { Event } from '@robot-night/engine/games/sample-title'
import { logLines, seatKey, sentence, whoHas, type Said } from '#lib/stage/telling.ts'
import type { LogLine, Reader } from '#lib/table/title.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(event: Event, reader: Reader): LogLine[] {
  const { log } = WORDS.in(reader.language)
  const seat = event.kind === 'dealt' ? event.seat : event.kind === 'shown' ? event.winner : null
  const about = seat === null ? '' : seatKey(seat)
  return logLines(sentence(log, reader.isCovered ? unnamed(event) : event, toldTo(reader)), seat, about)
}

/** What the bar says while the event is shown. */
export const saidOf = (event: Event, reader: Reader): Said =>
  sentence(WORDS.in(reader.language).now, event, toldTo(reader))

export const toldTo = (reader: Reader): Told => ({
  who: (seat) => whoHas(seat, reader, WORDS.in(reader.language).you),
})

/** Own cards that nobody else may see aren't called by name where they lie covered. */
const unnamed = (event: Event): Event => (event.kind === 'dealt' ? { ...event, cards: null } : event)
