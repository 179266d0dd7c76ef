import { owing, type Move, type Seat } from '@robot-night/engine'
import type { Match } from '../state/match.ts'
import { entriesOfBeat } from './beat.ts'

type Running = Pick<Match, 'head' | 'game' | 'position' | 'log'>

/** Whether one of these seats is asked for the first time in this match, or since somebody else came to sit there. */
export function hasFirstMove(match: Running, seats: readonly Seat[]): boolean {
  return seats.some((seat) => !wasAsked(match, seat))
}

/** The seats that this window asks, if everyone can see who has answered: those that have, too, so that the clock stays the same. */
export function askedInBeat(match: Running): Seat[] {
  const owed = owing(match.game, match.position.state).filter(({ kind }) => isOpen(match, kind))
  const answered = entriesOfBeat(match).slice(1)
  return [...new Set([...owed.map(({ seat }) => seat), ...answered.flatMap(({ move }) => moverOf(match, move))])]
}

/** In an earlier beat. Anyone who was asked has answered, or the clock has played for them, and everyone saw it. */
function wasAsked(match: Running, seat: Seat): boolean {
  const since = match.head.heirs?.findLast((heir) => heir.seat === seat)?.at ?? 0
  const before = match.log.slice(0, match.log.length - entriesOfBeat(match).length + 1)
  return before.some(
    ({ at, move, timedOut = [] }) =>
      at >= since &&
      (moverOf(match, move).includes(seat) || timedOut.some((late) => late.seat === seat && isOpen(match, late.asked))),
  )
}

const moverOf = (match: Running, move: Move | null): Seat[] =>
  move && move.what !== 'close' && isOpen(match, move.kind) ? [move.seat] : []

/**
 * Everyone sees who is asked this and who has answered. With a sealed question they don't, nor do they see who has
 * answered it in advance with an order. Being ready isn't a move.
 */
function isOpen({ game }: Running, kind: string): boolean {
  const decision = game.decisions[kind]
  if (!decision || decision.isSignal === true) return false
  return decision.shows === 'answered' || (decision.single !== undefined && decision.shows !== 'nothing')
}
