import type { Facts, Still } from './facts.ts'

type Stood = Pick<Facts, 'stills'>

/** More than anybody brings about in one match; beyond that the oldest are no longer counted. */
const STILLS_KEPT = 64

/** What stands still just now. */
export function standing({ stills }: Stood): Still['what'] | null {
  const last = stills.at(-1)
  return last?.until === null ? last.what : null
}

/** A moment of this match, moved on by the pauses since: counted from there, a pause takes no time. */
export const late = ({ stills }: Stood, moment: number): number => moment + lengthSince(stills, 'paused', moment)

/** For how long deadlines have stood since that moment. */
export const heldSince = ({ stills }: Stood, moment: number): number => lengthSince(stills, 'waited', moment)

/** When those who were last waited for came back, if that was after this moment. */
export function backSince({ stills }: Stood, moment: number): number | null {
  const until = stills.findLast(({ what, until }) => what === 'waited' && until !== null)?.until ?? null
  return until !== null && until > moment ? until : null
}

/** From now on this stands still; null: nothing. */
export function standingStill<T extends Stood>(facts: T, what: Still['what'] | null, now: number): T {
  if (standing(facts) === what) return facts
  const ended = facts.stills.map((still) => (still.until === null ? { ...still, until: now } : still))
  const stills = what === null ? ended : [...ended, { what, from: now, until: null }]
  return { ...facts, stills: stills.slice(-STILLS_KEPT) }
}

function lengthSince(stills: readonly Still[], kind: Still['what'], moment: number): number {
  return stills.reduce((sum, { what, from, until }) => {
    const isCounted = what === kind && until !== null && until > moment
    return isCounted ? sum + until - Math.max(from, moment) : sum
  }, 0)
}
