import type { Game, Move, Seat, Shapes } from './game.ts'
import { owing } from './owed.ts'
import { runsInFull } from './paces.ts'

/** A question that the clock has answered for a seat. */
export interface TimedOut {
  seat: Seat
  /** The kind of the question. */
  asked: string
  /** Nobody else may know that this seat didn't answer. */
  alone?: true
}

/** For whom the clock plays with this move. `state`: before it. Seats that bots play are among them. */
export function timedOut(game: Game, state: Readonly<Shapes['State']>, move: Move): TimedOut[] {
  if (move.what === 'close') return silentIn(game, state)
  if (move.what === 'offer' || move.by !== 'clock') return []
  // Who has a clock of their own, and when it stops, everybody sees.
  return [late(move, game.decisions[move.kind]?.shows === 'nothing')]
}

/** A window that always runs in full asks nobody to hurry: who says nothing there has answered, too. */
function silentIn(game: Game, state: Readonly<Shapes['State']>): TimedOut[] {
  const window = Object.hasOwn(game.windows, state.phase.kind) ? game.windows[state.phase.kind] : undefined
  const rule = window && game.clocks[window.clock(state)]
  if (!rule || runsInFull(rule)) return []
  return owing(game, state)
    .filter(({ kind }) => game.decisions[kind]?.isSignal !== true)
    .map((question) => late(question, game.decisions[question.kind]?.shows !== 'answered'))
}

const late = ({ seat, kind }: { seat: Seat; kind: string }, isSealed: boolean): TimedOut => ({
  ...{ seat, asked: kind },
  ...(isSealed && { alone: true }),
})

/** What one viewer may know of it. */
export const timedOutTo = (all: readonly TimedOut[], viewer: Seat | 'spectator'): TimedOut[] =>
  all.filter(({ seat, alone }) => !alone || seat === viewer)
