import type { Event } from '@robot-night/engine/games/robot-revolution'
import { cardName, rankName } from '$lib/cards/names.ts'
import type { Seat } from '$lib/table/scene.ts'
import type { LogLine, Player } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { WORDS, type Said, type Told } from './words/words.ts'

export interface Reader {
  players: readonly Player[]
  me: Seat | null
  language: Language
}

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(event: Event, reader: Reader): LogLine[] {
  const { log } = WORDS[reader.language]
  return sentences(log, event, toldTo(reader)).map((bits) => ({
    seat: seatOf(event),
    bits: bits.filter((bit) => bit !== ''),
  }))
}

/** What the bar says while the event is shown. */
export function saidOf(event: Event, reader: Reader): Said {
  return sentences(WORDS[reader.language].now, event, toldTo(reader))
}

export function toldTo({ players, me, language }: Reader): Told {
  return {
    who: (seat) => ({ name: seat === me ? WORDS[language].you : (players[seat]?.name ?? '?'), isMe: seat === me }),
    card: (id) => cardName(id, language),
    rank: (id) => rankName(id, language),
  }
}

function seatOf(event: Event): Seat | null {
  if (event.kind === 'battle') return event.winner
  return 'seat' in event ? event.seat : null
}

type Table<T> = { [K in Event['kind']]: (event: Extract<Event, { kind: K }>, told: Told) => T }
/** Kind and event belong together, which a look-up by kind alone does not tell the compiler. */
function sentences<T, K extends Event['kind']>(table: Table<T>, event: Extract<Event, { kind: K }>, told: Told): T {
  const sentence: (event: Extract<Event, { kind: K }>, told: Told) => T = table[event.kind]
  return sentence(event, told)
}
