import type { Event } from '@robot-night/engine/games/robot-revolution'
import { cardName, rankName } from '#lib/cards/names.ts'
import { logLines, type Said, seatKey, sentence, whoHas } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine, Reader } from '#lib/table/title.ts'
import { frontKey } from './marks.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(event: Event, reader: Reader): LogLine[] {
  const { log } = WORDS.in(reader.language)
  const about = aboutOf(event)
  return logLines(sentence(log, reader.isCovered ? unnamed(event) : event, toldTo(reader)), seatOf(event), about)
}

/** What the bar says while the event is shown. */
export function saidOf(event: Event, reader: Reader): Said {
  return sentence(WORDS.in(reader.language).now, event, toldTo(reader))
}

export function toldTo(reader: Reader): Told {
  return {
    who: (seat) => whoHas(seat, reader, WORDS.in(reader.language).you),
    card: (id) => cardName(id, reader.language),
    rank: (id) => rankName(id, reader.language),
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
function aboutOf(event: Event): string {
  if ('battlefields' in event) return event.battlefields.map(frontKey).join(' ')
  if ('battlefield' in event) return frontKey(event.battlefield)
  return 'seat' in event ? seatKey(event.seat) : ''
}
