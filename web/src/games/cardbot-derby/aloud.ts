import type { Event } from '@robot-night/engine/games/cardbot-derby'
import { rankName } from '#lib/cards/names.ts'
import { heardAs, plain } from '#lib/stage/telling.ts'
import { linesOf } from './log.ts'
import { toldTo, type Watching } from './told.ts'
import { WORDS } from './words/words.ts'

/** What has happened, for who hears the table: with every deal one's own cards, in their order. */
export function aloudOf(events: readonly Event[], reader: Watching): string {
  const { aloud } = WORDS.in(reader.language)
  return heardAs([...linesOf(events, reader).map(({ bits }) => plain(bits)), ...drawn(events, reader)], aloud, reader)
}

function drawn(events: readonly Event[], reader: Watching): string[] {
  const { aloud } = WORDS.in(reader.language)
  const { who } = toldTo(reader)
  const own = events.flatMap((event) =>
    event.kind === 'drew' && event.cards ? [{ ...event, cards: event.cards }] : [],
  )
  if (own.length > 0 && reader.isCovered) return [aloud.covered]
  return own.map(({ robot, cards }) =>
    aloud.drew(
      who(robot),
      cards.map((rank) => rankName(`${rank}H`, reader.language)),
    ),
  )
}
