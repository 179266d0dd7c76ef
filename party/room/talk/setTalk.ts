import type { HostAct } from '@robot-night/protocol'
import { note } from './chat.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** The host says what may be said; everybody is told of each change. */
export function setTalk(room: Room, wanted: Extract<HostAct, { do: 'setTalk' }>, at: Moment): Room {
  const had = room.facts.talk
  const { typed = had.typed, filtered = had.filtered } = wanted
  if (typed === had.typed && filtered === had.filtered) return room
  const changed: Room = { ...room, facts: { ...room.facts, talk: { typed, filtered } } }
  const notes = [
    ...(typed === had.typed ? [] : ([typed ? 'typingOn' : 'typingOff'] as const)),
    ...(filtered === had.filtered ? [] : ([filtered ? 'filterOn' : 'filterOff'] as const)),
  ]
  return notes.reduce((now, each) => note(now, { note: each, chair: room.facts.host }, at.now), changed)
}
