import type { AnyCoin, Event, Holder } from '@robot-night/engine/games/evil-robots-influence'
import { type Bits, logLines, seatKey, sentence } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine, Reader } from '#lib/table/title.ts'
import { POT_KEY, STACK_KEY } from './marks.ts'
import { toldTo } from './told.ts'
import { WORDS } from './words/words.ts'

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(events: readonly Event[], reader: Reader): LogLine[] {
  const round = events.findLastIndex(({ kind }) => kind === 'roundStarted')
  return events.flatMap((event, at) => {
    const about = at < round && isOfOneRound(event) ? '' : aboutOf(event)
    return logLines(sentencesOf(event, reader), seatOf(event), about)
  })
}

/** What one event is told as, to this reader. */
export function sentencesOf(event: Event, reader: Reader): readonly Bits[] {
  const { log } = WORDS.in(reader.language)
  return sentence(log, reader.isCovered ? unnamed(event) : event, toldTo(reader))
}

/** What one knows of one's own, or has looked at, is not called by name where it lies covered. */
function unnamed(event: Event): Event {
  switch (event.kind) {
    case 'robotDealt':
    case 'cardChanged':
    case 'museKept':
      return { ...event, card: null }
    case 'coinsTossed':
      return { ...event, hidden: null }
    case 'coinTurned':
      return isHidden(event.coin) ? { ...event, face: null } : event
    case 'coinsExchanged':
      return event.coins.some(isHidden) ? { ...event, faces: null } : event
    case 'looked':
      return { ...event, faces: null }
    default:
      return event
  }
}
const isHidden = ({ slot }: AnyCoin): boolean => slot === 'hidden'

function seatOf(event: Event): Seat | null {
  switch (event.kind) {
    case 'roundStarted':
    case 'robotDealt':
    case 'copied':
      return null
    case 'coinsTossed':
      return event.by === 'round' ? null : event.by
    case 'picked':
      return event.dealer
    case 'splitProposed':
      return event.proposal.by
    case 'pathChosen':
    case 'gameEnded':
      return null
    default:
      if ('by' in event) return event.by
      return 'seat' in event ? event.seat : null
  }
}

/** Each round has its own pot and Power Cards; the people at the table stay. */
const isOfOneRound = ({ kind }: Event): boolean =>
  kind === 'potSet' || kind === 'potChanged' || kind === 'stackSet' || kind === 'unclaimed'

/** What a line points at when it is tapped. */
function aboutOf(event: Event): string {
  if (event.kind === 'potSet' || event.kind === 'potChanged') return POT_KEY
  if (event.kind === 'stackSet' || event.kind === 'unclaimed') return STACK_KEY
  return [...new Set(holdersOf(event))].map(seatKey).join(' ')
}

function holdersOf(event: Event): readonly Holder[] {
  switch (event.kind) {
    case 'roundStarted':
      return [event.dealer]
    case 'idleSet':
      return ['idle']
    case 'hands':
      return event.raised
    case 'offersShown':
      return event.offers.map(({ seat }) => seat)
    case 'picked':
      return [event.dealer, event.seat]
    case 'coinTurned':
      return [event.by, event.coin.holder]
    case 'coinsExchanged':
      return [event.by, ...event.coins.map(({ holder }) => holder)]
    case 'coinsTossed':
      return event.by === 'round' ? [event.holder] : [event.by, event.holder]
    case 'looked':
      return [event.by, ...event.seats]
    case 'powerChanged':
      return [event.by, ...event.changes.map(({ holder }) => holder)]
    case 'marked':
      return [event.by, event.holder]
    case 'endgameEffect':
      return [event.seat, ...event.changes.map(({ seat }) => seat)]
    default:
      return othersOf(event)
  }
}

function othersOf(event: Event): readonly Holder[] {
  if (event.kind === 'counted' || event.kind === 'gameEnded') return event.winners
  if (event.kind === 'splitDone') return event.shares.map(({ seat }) => seat)
  if (event.kind === 'splitProposed') return [event.proposal.by]
  if (event.kind === 'endgameTriggered') return event.seats
  const by = 'by' in event && typeof event.by === 'number' ? [event.by] : []
  return 'seat' in event ? [...by, event.seat] : by
}
