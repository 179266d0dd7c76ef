import type { Entry } from '../room/state/match.ts'
import type { Input } from '../room/state/input.ts'
import type { Room } from '../room/state/room.ts'
import type { Step } from '../room/state/outcome.ts'
import { chairOf } from '../room/state/seats.ts'
import { seriesOf, type Series } from './catalogue.ts'

/** What there is to count of one input and what came of it. */
export function countsOf(before: Room, { room, refused }: Step, input: Input): Series[] {
  return [...countsOfInput(room, refused?.code ?? null, input), ...countsOfMatch(before, room)]
}

function countsOfInput(room: Room, refused: string | null, input: Input): Series[] {
  switch (input.kind) {
    case 'command':
      return [
        seriesOf('commands', input.command.what, refused === null ? 'ok' : 'no'),
        ...(refused === null ? [] : [seriesOf('refusals', refused)]),
      ]
    case 'connected':
      return [seriesOf('connections', chairOf(room, input.socket.device) === null ? 'watcher' : 'chair')]
    case 'alarm':
      return [seriesOf('alarms')]
    default:
      return []
  }
}

function countsOfMatch(before: Room, after: Room): Series[] {
  const ended = after.night.at(-1)
  const isOver = ended !== undefined && ended.id !== before.night.at(-1)?.id
  return [
    ...dealt(before, after),
    ...(isOver ? [seriesOf('matches', ended.title, ended.ended ?? 'ended')] : []),
    ...newEntries(before, after).flatMap(({ move }) =>
      move && 'by' in move && after.match ? [seriesOf('moves', after.match.head.title, move.by)] : [],
    ),
  ]
}

function dealt(before: Room, { head }: Room): Series[] {
  return head === null || head.id === before.head?.id ? [] : [seriesOf('matches', head.title, 'dealt')]
}

function newEntries({ match: had }: Room, { match }: Room): readonly Entry[] {
  if (!match || match === had) return []
  return had?.head.id === match.head.id ? match.log.slice(had.log.length) : match.log
}
