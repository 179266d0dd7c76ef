/** What was drawn, in its order: `future` holds what was taken back. */
export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
}
/** Further back nobody goes. */
const KEPT = 200

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] })

export function changed<T>(history: History<T>, now: T): History<T> {
  if (now === history.now) return history
  return { past: [...history.past, history.now].slice(-KEPT), now, future: [] }
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const [before] = past.slice(-1)
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
}
