import { owing, type Move } from '@robot-night/engine'
import { timers, type Timer } from './clock.ts'
import { botSeats } from './bots.ts'
import { closing, fallbackOf } from './play.ts'
import { countOf, type Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** What the clock plays when time is up, and when: a seat's fallback, or the move that closes a window. */
export function timeUps(room: Room, at: Moment): { at: number; move: Move }[] {
  const { match, facts } = room
  if (!match || facts.stage !== 'playing') return []
  return timers(match, facts, at).flatMap((timer) => {
    const when = timer.seat === null ? closesAt(room, match, timer) : timer.until
    const move = timer.seat === null ? closing(match) : fallbackOf(match, timer.seat)
    return when !== null && move ? [{ at: when, move }] : []
  })
}

/** A window closes when nobody is left to answer and `least` is over, or at its deadline. */
function closesAt(room: Room, match: Match, timer: Timer): number | null {
  const waiting = owing(match.game, match.position.state)
  if (waiting.length === 0) return timer.least
  const bots = botSeats(room)
  const isHopeless = waiting.every(({ seat }) => bots.includes(seat) && match.silent[seat] === countOf(match, seat))
  return timer.until ?? (isHopeless ? timer.least : null)
}
