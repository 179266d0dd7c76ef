import type { Seat } from '@robot-night/engine'
import type { ChairFacts, RoomFacts } from '@robot-night/protocol'

type Person = Extract<ChairFacts, { kind: 'person' }>
/** Null: no person sits there. */
export const personAt = ({ chairs }: RoomFacts, seat: Seat): Person | null => {
  const chair = chairs[seat]
  return chair?.kind === 'person' ? chair : null
}

export const isAway = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.presence === 'away'
export const isHere = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.presence === 'here'
export const isPlayedFor = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.botPlays === true
export const isBot = (seat: Seat) => (room: RoomFacts) => room.chairs[seat]?.kind === 'bot'
