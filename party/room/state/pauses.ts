import type { Facts, Pause } from './facts.ts'

type Paused = Pick<Facts, 'pauses'>

/** More than anybody brings about in one match; beyond that the oldest are no longer counted. */
const PAUSES_KEPT = 64

/** What stands still just now. */
export function pauseNow({ pauses }: Paused): Pause['what'] | null {
  const last = pauses.at(-1)
  return last?.until === null ? last.what : null
}

/** A moment of this match, moved on by the pauses since: counted from there, a pause takes no time. */
export const afterPauses = ({ pauses }: Paused, moment: number): number =>
  moment + lengthSince(pauses, 'paused', moment)

/** For how long deadlines have stood since that moment. */
export const waitedSince = ({ pauses }: Paused, moment: number): number => lengthSince(pauses, 'waited', moment)

/** When those who were last waited for came back, if that was after this moment. */
export function backSince({ pauses }: Paused, moment: number): number | null {
  const until = pauses.findLast(({ what, until }) => what === 'waited' && until !== null)?.until ?? null
  return until !== null && until > moment ? until : null
}

/** From now on this stands still; null: nothing. */
export function withPause<T extends Paused>(facts: T, what: Pause['what'] | null, now: number): T {
  if (pauseNow(facts) === what) return facts
  const ended = facts.pauses.map((pause) => (pause.until === null ? { ...pause, until: now } : pause))
  const pauses = what === null ? ended : [...ended, { what, from: now, until: null }]
  return { ...facts, pauses: pauses.slice(-PAUSES_KEPT) }
}

function lengthSince(pauses: readonly Pause[], kind: Pause['what'], moment: number): number {
  return pauses.reduce((sum, { what, from, until }) => {
    const isCounted = what === kind && until !== null && until > moment
    return isCounted ? sum + until - Math.max(from, moment) : sum
  }, 0)
}
