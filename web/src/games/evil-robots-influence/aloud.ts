import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { heardAs, heardOf } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: with every round one's own cards and coins, or that they lie covered. */
export function aloudOf(events: readonly Event[], reader: Reader): string {
  const { aloud } = WORDS.in(reader.language)
  const lies = reader.isCovered && events.some((event) => isTossOf(event, reader)) ? [aloud.covered] : []
  return heardAs([...events.flatMap((event) => sentencesOf(event, reader)), ...lies], aloud, reader)
}

/** Of a count who has won; the table shows the rest. */
function sentencesOf(event: Event, reader: Reader): string[] {
  const lines = linesOf([event], reader)
  return heardOf(event.kind === 'counted' ? lines.slice(-1) : lines)
}

const isTossOf = (event: Event, { me }: Reader): boolean =>
  event.kind === 'coinsTossed' && event.by === 'round' && event.holder === me
