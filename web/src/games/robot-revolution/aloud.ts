import type { Event } from '@robot-night/engine/games/robot-revolution'
import { heardAs, heardOf } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { linesOf, toldTo } from './log.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: battles in a few words each, and one's own cards with every deal. */
export function aloudOf(events: readonly Event[], reader: Reader): string {
  const { aloud } = WORDS.in(reader.language)
  return heardAs(
    events.flatMap((event) => sentencesOf(event, reader)),
    aloud,
    reader,
  )
}

function sentencesOf(event: Event, reader: Reader): readonly string[] {
  const { aloud } = WORDS.in(reader.language)
  if (event.kind === 'cut') return [aloud.cut(event, toldTo(reader))]
  if (event.kind === 'revealed') return [aloud.battles]
  if (event.kind === 'battle') return [aloud.battle(event, toldTo(reader))]
  if (event.kind === 'dealt' && reader.isCovered) return event.seat === reader.me ? [aloud.covered] : []
  return heardOf(linesOf(event, reader))
}
