import type { RevealedRound } from '../../core/lookingBack.ts'
import type { Event, Target } from './shapes.ts'

/** A coin that was turned in the round was one thing before and another after: what was said of it may have been true. */
export function revealed(heard: readonly Event[]): RevealedRound | null {
  const last = heard.at(-1)
  if (last?.kind !== 'revealed') return null
  const { round, result } = last
  const { flips, switches, doubtful } = result.diary
  const before = heard.slice(0, -1)
  const events = before.slice(before.findLastIndex(({ kind }) => kind === 'revealed') + 1)
  const turned = new Set<Target>([
    ...[...flips, ...doubtful, ...events.flatMap(turnedIn)].map(({ target }) => target),
    ...switches.map(({ seat }) => seat),
  ])
  return {
    round,
    truth(seat, kind) {
      const own = result.seats[seat]
      if (!own) return null
      if (kind === 'power') return String(own.power)
      if (kind === 'robot') return own.robot
      return kind === 'allegiance' && !turned.has(seat) ? own.allegiance : null
    },
  }
}

function turnedIn(event: Event): { target: Target }[] {
  if (event.kind === 'conversionEnded') return event.results.filter(({ stands }) => stands)
  return event.kind === 'coinFlipped' ? [event] : []
}
