import { browserStore } from '../kept/store.ts'

export const CALLS = ['all', 'ten', 'none'] as const
/** When a clock says aloud what is left: at half, ten and three seconds, at ten, or never. */
export type Calls = (typeof CALLS)[number]

export function chooseCalls(calls: Calls): void {
  browserStore.write('calls', calls)
}
export function wishedCalls(): Calls {
  const kept = browserStore.read('calls')
  return CALLS.find((calls) => calls === kept) ?? 'ten'
}

const SOON = 10
const LAST = 3
/** So late in its time that a call would come right after the question has told the time. */
const MOST = 0.8

/** At how many seconds left a clock of this length says so aloud. */
export function callsFor(seconds: number, wish: Calls): number[] {
  const wished = { all: [Math.round(seconds / 2), SOON, LAST], ten: [SOON], none: [] }[wish]
  return [...new Set(wished)].filter((at) => at >= LAST && at <= seconds * MOST)
}

/** Half of the time may be said when its turn has come; later that would be false. */
export const isUrgentCall = (left: number): boolean => left <= SOON
