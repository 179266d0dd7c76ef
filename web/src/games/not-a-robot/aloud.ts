import type { Event } from '@robot-night/engine/games/not-a-robot'
import { heardAs, heardOf } from '#lib/stage/telling.ts'
import { eachToldOf, type Each } from './log.ts'
import type { Watching } from './told.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: with every deal one's own card, or that it lies covered. */
export function aloudOf(events: readonly Event[], reader: Watching): string {
  const { aloud } = WORDS.in(reader.language)
  const own = events.findLast((event) => event.kind === 'roleDealt' && event.seat === reader.me)
  const card = own?.kind === 'roleDealt' && own.role ? [reader.isCovered ? aloud.covered : aloud.role(own.answer)] : []
  const told = eachToldOf(events, reader).flatMap((each) => sentencesOf(each, reader))
  return heardAs([...told, ...card], aloud, reader)
}

/** Of votes and of several objections what came of them; who they were from stands on the list. */
function sentencesOf({ event, lines, told }: Each, { language }: Watching): string[] {
  const { aloud } = WORDS.in(language)
  if (event.kind === 'votesShown') return [aloud.votes(event, told)]
  if (event.kind !== 'objectionsShown' || lines.length < 2) return heardOf(lines)
  return [aloud.struck(event.struck.map(({ word }) => word))]
}
