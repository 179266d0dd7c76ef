import { SERVER, type EntryNumber, type Event } from '@robot-night/engine/games/not-a-robot'
import { logLines, seatKey, sentence } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine } from '#lib/table/title.ts'
import { placeKey } from './marks.ts'
import { Known, toldTo, type Watching } from './told.ts'
import type { EventOf, Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/**
 * Sentences for the log. They never say who the reader is: their card alone does. What happened to nobody in
 * particular has no robot before it, and what earlier rounds were about is no longer on the table.
 */
export function linesOf(events: readonly Event[], reader: Watching): LogLine[] {
  return eachToldOf(events, reader).flatMap(({ lines }) => lines)
}

/** An event, its lines, and what was known then. */
export interface Each {
  event: Event
  lines: LogLine[]
  told: Told
}
/** The same, event by event. */
export function eachToldOf(events: readonly Event[], reader: Watching): Each[] {
  const { log } = WORDS.in(reader.language)
  const known = new Known(reader.view?.list ?? [])
  const round = events.findLastIndex(({ kind }) => kind === 'roundStarted')
  return events.map((event, at) => {
    known.recall(event)
    const told = toldTo(reader, known)
    const about = at < round ? '' : aboutOf(event, told)
    const lines = logLines(sentence(log, event, told), seatOf(event), about)
    known.learn(event)
    return { event, lines, told }
  })
}

function seatOf(event: Event): Seat | null {
  if (event.kind === 'callOpened') return event.asker
  if (event.kind === 'cardRevealed') return event.candidate === 'server' ? null : event.candidate
  return 'seat' in event ? event.seat : null
}

/** What a line points at when it is tapped. */
function aboutOf(event: Event, told: Told): string {
  switch (event.kind) {
    case 'roundStarted':
      return ''
    case 'objectionsShown':
      return event.objections.flatMap(({ objections }) => entryKeys(objections, told)).join(' ')
    case 'guessed':
      return event.place === null ? seatKey(event.seat) : `${seatKey(event.seat)} ${placeKey(event.place)}`
    case 'answerShown':
      return placeKey(event.answer)
    case 'votesShown':
      return entryKeys(votedFor(event), told).join(' ')
    case 'cardRevealed':
      return seatKey(event.candidate)
    case 'rolesShown':
      return seatKey(event.roles.includes('robot') ? event.roles.indexOf('robot') : 'server')
    default: {
      const seat = seatOf(event)
      return seat === null ? '' : seatKey(seat)
    }
  }
}

const votedFor = ({ tally }: EventOf<'votesShown'>): EntryNumber[] =>
  tally.flatMap(({ entry, votes }) => (votes > 0 ? [entry] : []))

function entryKeys(entries: readonly EntryNumber[], { entry: listed }: Told): string[] {
  return [...new Set(entries)].flatMap((entry) => {
    const holder = listed(entry)?.seat ?? (entry === SERVER ? 'server' : null)
    return holder === null ? [] : [seatKey(holder)]
  })
}
