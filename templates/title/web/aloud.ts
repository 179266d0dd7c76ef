import type { Event } from '@robot-night/engine/games/sample-title'
import { heardAs, heardOf } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: with the deal one's own cards, or that they lie covered. */
export function aloudOf(events: readonly Event[], reader: Reader): string {
  const { aloud } = WORDS.in(reader.language)
  const lies = reader.isCovered && events.some((event) => event.kind === 'dealt' && event.seat === reader.me)
  const sentences = events.flatMap((event) => heardOf(linesOf(event, reader)))
  return heardAs([...sentences, ...(lies ? [aloud.covered] : [])], aloud, reader)
}
