import { announced, type Throw } from '@robot-night/engine/fair'
import type { Chair, SelfAct } from '@robot-night/protocol'
import type { Seat } from '@robot-night/engine'
import { chairOf } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import type { Shuffle } from '../state/match.ts'

/** How long to wait for throws to be announced, and as long again for them to be revealed, in ms. With everybody connected, both take a moment. */
export const PATIENCE = 2000

/** Somebody's device announces its throw. The first device of a chair counts. */
export function throwIn(room: Room, act: Extract<SelfAct, { do: 'throw' }>, { chair }: { chair: Chair }): Step {
  const found = present(room, act, chair)
  if (!found) return refuse(room, { code: 'late' })
  const { shuffle, seat, throws } = found
  const mine = throws.find((each) => each.seat === seat)
  if (mine?.commitment === act.commitment) return done(room)
  if (mine || shuffle.isClosed || leftOut(shuffle.rounds.slice(0, -1)).includes(seat))
    return refuse(room, { code: 'late' })
  return done(withThrow(room, shuffle, { seat, commitment: act.commitment, value: null }))
}

/** It shows what it has announced. Nobody is told before the match is over. */
export function reveal(room: Room, act: Extract<SelfAct, { do: 'reveal' }>, { chair }: { chair: Chair }): Step {
  const found = present(room, act, chair)
  const mine = found?.throws.find(({ seat }) => seat === found.seat)
  if (!found || !mine) return refuse(room, { code: 'late' })
  if (!found.shuffle.isClosed) return refuse(room, { code: 'wrong_stage' })
  const { commitment } = found.shuffle
  if (announced(commitment, { round: act.round, seat: mine.seat }, act.value) !== mine.commitment)
    return refuse(room, { code: 'bad_throw' })
  return done(mine.value === null ? withThrow(room, found.shuffle, { ...mine, value: act.value }) : room)
}

/** The present round of the shuffle that is meant, as far as this chair has a seat in it. */
function present({ facts }: Room, act: { match: string; round: number }, chair: Chair) {
  const { shuffle } = facts
  const seat = shuffle?.head.chairs.indexOf(chair) ?? -1
  if (!shuffle || seat < 0 || shuffle.head.id !== act.match || shuffle.rounds.length !== act.round) return null
  return { shuffle, seat, throws: lastRound(shuffle) }
}

function withThrow(room: Room, shuffle: Shuffle, thrown: Throw): Room {
  const others = lastRound(shuffle).filter(({ seat }) => seat !== thrown.seat)
  const round = [...others, thrown].sort((one, other) => one.seat - other.seat)
  const rounds = [...shuffle.rounds.slice(0, -1), round]
  return { ...room, facts: { ...room.facts, shuffle: { ...shuffle, rounds } } }
}

const lastRound = ({ rounds }: Shuffle): readonly Throw[] => rounds.at(-1) ?? []

/** Seats that have not shown what they had announced, of all these rounds. */
export const leftOut = (rounds: Shuffle['rounds']): Seat[] =>
  rounds.flatMap((round) => round.flatMap(({ seat, value }) => (value === null ? [seat] : [])))

/** Is there nothing that was announced and not shown? */
export const hasAll = (shuffle: Shuffle): boolean => !shuffle.isClosed || leftOut([lastRound(shuffle)]).length === 0

/** Seats that are waited for: to show what they announced; before that, to announce, if they are here and know how. */
export function missing(room: Room, shuffle: Shuffle): Seat[] {
  if (shuffle.isClosed) return leftOut([lastRound(shuffle)])
  const out = leftOut(shuffle.rounds.slice(0, -1))
  const known = lastRound(shuffle).map(({ seat }) => seat)
  return [...shuffle.head.chairs.keys()].filter((seat) => {
    const isThrowing = mayThrow(room, shuffle.head.chairs[seat] ?? 0)
    return isThrowing && !known.includes(seat) && !out.includes(seat)
  })
}

const mayThrow = (room: Room, chair: Chair): boolean =>
  room.sockets.some(({ device, isThrowing }) => isThrowing === true && chairOf(room, device) === chair)
