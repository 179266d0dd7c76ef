import type { Event, Target } from '@robot-night/engine/games/evil-robots-classic'
import { logLines, type Said, seatKey, sentence, whoHas } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine, Reader } from '#lib/table/title.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Sentences for the log. What happened to nobody in particular has no robot before it. */
export function linesOf(event: Event, reader: Reader): LogLine[] {
  const about = aboutOf(event)
  return logLines(sentencesOf(event, reader), seatOf(event), about)
}

/** What the bar says while the event is shown. */
export function saidOf(event: Event, reader: Reader): Said {
  const { now, coveredShow } = WORDS.in(reader.language)
  if (reader.isCovered && isPrivateShow(event)) return coveredShow.now(event, toldTo(reader))
  return sentence(now, event, toldTo(reader))
}

export function toldTo(reader: Reader): Told {
  const { you, npc } = WORDS.in(reader.language)
  return { who: (target) => (target === 'npc' ? { name: npc.name, isMe: false } : whoHas(target, reader, you)) }
}

function sentencesOf(event: Event, reader: Reader): readonly LogLine['bits'][] {
  const { log, coveredShow } = WORDS.in(reader.language)
  if (!reader.isCovered) return sentence(log, event, toldTo(reader))
  if (isPrivateShow(event)) return [coveredShow.log(event, toldTo(reader))]
  return isOwnSecret(event) ? [] : sentence(log, unnamed(event), toldTo(reader))
}

const isPrivateShow = (event: Event): event is Extract<Event, { kind: 'showed' }> =>
  event.kind === 'showed' && event.to !== null
/** Nothing but what its owner alone may know. */
const isOwnSecret = ({ kind }: Event): boolean => kind === 'missed' || kind === 'allegianceNow'

/** What one knows of one's own is not called by name where it lies covered. */
function unnamed(event: Event): Event {
  switch (event.kind) {
    case 'dealt':
      return { ...event, own: null }
    case 'turnPassed':
      return { ...event, secret: null }
    case 'conversionDeclared':
      return { ...event, real: null }
    case 'judged':
      return { ...event, truth: null }
    case 'coinFlipped':
      return event.target === 'npc' ? event : { ...event, result: null }
    default:
      return event
  }
}

function seatOf(event: Event): Seat | null {
  if (event.kind === 'dealt') return null
  if (event.kind === 'conversionDeclared') return event.conversion.instigator
  if (event.kind === 'ordered') return event.by
  if ('seat' in event) return event.seat
  return 'target' in event && event.target !== 'npc' ? event.target : null
}

/** What a line points at when it is tapped. */
function aboutOf(event: Event): string {
  return [...new Set(targetsOf(event))].map(seatKey).join(' ')
}

function targetsOf(event: Event): readonly Target[] {
  switch (event.kind) {
    case 'dealt':
    case 'revealed':
      return []
    case 'callClosed':
      return event.claimants
    case 'ordered':
      return event.order
    case 'robotUsed':
      return [event.seat, ...event.targets]
    case 'conversionDeclared':
      return [event.conversion.instigator, event.conversion.target]
    case 'reacted':
      return [event.seat, event.target]
    case 'conversionEnded':
      return event.results.map(({ target }) => target)
    case 'countdownEnded':
      return event.noTurn
    case 'linedUp':
      return [...event.places.map(({ seat }) => seat), ...event.excluded]
    case 'gameOver':
      return event.winners
    default:
      if ('seat' in event) return [event.seat]
      return 'target' in event ? [event.target] : []
  }
}
