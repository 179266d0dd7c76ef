import type { Event } from '@robot-night/engine/games/robot-revolution'
import { cardName, rankName } from '#lib/cards/names.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine, Reader } from '#lib/table/title.ts'
import { frontKey, seatKey } from './marks.ts'
import { WORDS, type Said, type Told } from './words/words.ts'

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(event: Event, reader: Reader): LogLine[] {
  const { log } = WORDS.in(reader.language)
  const about = aboutOf(event)
  return sentences(log, reader.isCovered ? unnamed(event) : event, toldTo(reader)).map((bits) => ({
    seat: seatOf(event),
    bits: bits.filter((bit) => bit !== ''),
    ...(about === null ? {} : { about }),
  }))
}

/** What the bar says while the event is shown. */
export function saidOf(event: Event, reader: Reader): Said {
  return sentences(WORDS.in(reader.language).now, event, toldTo(reader))
}

export function toldTo({ players, me, language }: Reader): Told {
  return {
    who: (seat) => ({ name: seat === me ? WORDS.in(language).you : (players[seat]?.name ?? '?'), isMe: seat === me }),
    card: (id) => cardName(id, language),
    rank: (id) => rankName(id, language),
  }
}

function seatOf(event: Event): Seat | null {
  if (event.kind === 'battle') return event.winner
  return 'seat' in event ? event.seat : null
}

/** Own cards that nobody else may see are not called by name where they lie covered. */
function unnamed(event: Event): Event {
  if (event.kind === 'dealt' || event.kind === 'playedDown' || event.kind === 'generalsLost')
    return { ...event, cards: null }
  return event
}

/** What a line points at when it is tapped: battlefields before seats. */
function aboutOf(event: Event): string | null {
  if ('battlefields' in event) return event.battlefields.map(frontKey).join(' ')
  if ('battlefield' in event) return frontKey(event.battlefield)
  return 'seat' in event ? seatKey(event.seat) : null
}

type Table<T> = { [K in Event['kind']]: (event: Extract<Event, { kind: K }>, told: Told) => T }
/** Kind and event belong together, which a look-up by kind alone does not tell the compiler. */
function sentences<T, K extends Event['kind']>(table: Table<T>, event: Extract<Event, { kind: K }>, told: Told): T {
  const sentence: (event: Extract<Event, { kind: K }>, told: Told) => T = table[event.kind]
  return sentence(event, told)
}
