import { owing, type Move, type Seat } from '@robot-night/engine'
import type { Match } from '../state/match.ts'
import { entriesOfBeat } from './beat.ts'

type Running = Pick<Match, 'head' | 'game' | 'position' | 'log'>

/** Whether one of these seats is asked for the first time in this match, or since somebody else came to sit there. */
export function hasFirstMove(match: Running, seats: readonly Seat[]): boolean {
  return seats.some((seat) => !wasAsked(match, seat))
}

/** Whom all can see to be asked in this beat. Those who have answered are among them: a clock must not tell who has. */
export function askedInBeat(match: Running): Seat[] {
  const owed = owing(match.game, match.position.state).filter(({ kind }) => isSeen(match, kind))
  const answered = entriesOfBeat(match).slice(1)
  return [...new Set([...owed.map(({ seat }) => seat), ...answered.flatMap(({ move }) => moverOf(match, move))])]
}

/** In an earlier beat: each one who was asked has answered, or the clock has played for them. */
function wasAsked(match: Running, seat: Seat): boolean {
  const since = match.head.heirs?.findLast((heir) => heir.seat === seat)?.at ?? 0
  const before = match.log.slice(0, match.log.length - entriesOfBeat(match).length + 1)
  return before.some(
    ({ at, move, timedOut = [] }) =>
      at >= since &&
      (moverOf(match, move).includes(seat) || timedOut.some((late) => late.seat === seat && isSeen(match, late.asked))),
  )
}

const moverOf = (match: Running, move: Move | null): Seat[] =>
  move && move.what !== 'close' && isSeen(match, move.kind) ? [move.seat] : []

/** To say that one is ready is no move. */
function isSeen({ game }: Running, kind: string): boolean {
  const decision = game.decisions[kind]
  return decision !== undefined && decision.shows !== 'nothing' && decision.isSignal !== true
}
