import type { Event } from '@robot-night/engine/games/evil-robots-classic'
import { heardAs, heardOf } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: with every deal one's own cards, and of a round's secrets only who won. */
export function aloudOf(events: readonly Event[], reader: Reader): string {
  const { aloud } = WORDS.in(reader.language)
  return heardAs(
    events.flatMap((event) => sentencesOf(event, reader)),
    aloud,
    reader,
  )
}

function sentencesOf(event: Event, reader: Reader): readonly string[] {
  const lines = heardOf(linesOf(event, reader))
  if (event.kind === 'revealed') return lines.slice(0, 1)
  const isMine = event.kind === 'dealt' && event.seat === reader.me && event.own !== null
  return isMine && reader.isCovered ? [...lines, WORDS.in(reader.language).aloud.covered] : lines
}
