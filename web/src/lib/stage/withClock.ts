import type { TimedOut } from '@robot-night/engine'

interface Kinded {
  kind: string
}
/** In the list of what has happened: the clock has played for somebody. */
interface ByClock extends Kinded, TimedOut {}

const KIND = 'timedOut'
export const isByClock = (event: Kinded): event is ByClock => event.kind === KIND
export const byClock = ({ seat, asked }: TimedOut): ByClock => ({ kind: KIND, seat, asked })

/** What has happened, with what the clock did in its place. `after`: how many of the events come before it. */
export function withClock(events: readonly Kinded[], late: readonly (TimedOut & { after: number })[]): Kinded[] {
  if (late.length === 0) return [...events]
  return [...events, null].flatMap((event, at) => [
    ...late.filter(({ after }) => after === at).map(byClock),
    ...(event ? [event] : []),
  ])
}
