import type { Seat } from '@robot-night/engine'
import type { ChairFacts, RoomFacts } from '@robot-night/protocol'

type Person = Extract<ChairFacts, { kind: 'person' }>
/** Null: no person sits there. */
export const personAt = ({ chairs }: RoomFacts, seat: Seat): Person | null => {
  const chair = chairs[seat]
  return chair?.kind === 'person' ? chair : null
}

export const isAway = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.lamp === 'away'
export const isHere = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.lamp === 'here'
export const isPlayedFor = (seat: Seat) => (room: RoomFacts) => personAt(room, seat)?.substitute === true
export const isTin = (seat: Seat) => (room: RoomFacts) => room.chairs[seat]?.kind === 'tin'
