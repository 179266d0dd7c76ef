import type { Seen } from './table.ts'

const USUAL_HIT = 2.5
/** What a hit costs a seat that has few generals left, by their number. With none left it falls (RR-63). */
const HIT = [10, 4, 3] as const
const [FALL] = HIT
/** A hold is half of a breakthrough. */
const HOLD = 1.25
/** A high card makes a hold that is harder to throw out, a low one an easier. */
const HOLD_BY_VALUE = 0.05
const MIDDLING = 8

/** What can be won and lost in this round's battles. */
export interface Stakes {
  /** A breakthrough of one's own. */
  strike: number
  /** A new hold of one's own with a primary card of this value. */
  hold(value: number): number
  /** A rival's breakthrough. */
  blow: number
  /** A rival's new hold. */
  rivalHold: number
}

export function stakes({ own, rivals, generals }: Seen): Stakes {
  const mine = own.filter(({ hold }) => hold).length
  const theirs = rivals.flatMap(({ sides }) => sides.filter(({ hold }) => hold)).length
  return {
    strike: mean(rivals.map((rival) => hit(rival.generals, mine))),
    hold: (value) => HOLD + HOLD_BY_VALUE * (value - MIDDLING),
    // Mine puts me ahead of every rival; theirs sets me back behind that one alone, for it hits the others too (RR-62).
    blow: hit(generals, theirs) / rivals.length,
    rivalHold: HOLD,
  }
}

/** On the brink, when the holds against a seat are enough to make it fall this round, each counts for its share. */
function hit(generals: number, holdsAgainst: number): number {
  const usual = HIT[generals] ?? USUAL_HIT
  return holdsAgainst > generals ? Math.max(usual, FALL / (generals + 1)) : usual
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
