import type { LivePace } from '@robot-night/engine'
import { clocks, type Phase } from '@robot-night/engine/games/cardbot-derby'

/** A little less than the clock waits, so that all is seen when it starts. */
const MARGIN_MS = 700
/** Where no clock runs there is time. */
const AT_LEISURE_MS = 30_000
/** Somebody is asked once more, and the clock waits for nobody. */
const AT_ONCE_MS = 1_500

/** How long what has just happened may be shown, in ms. */
export function allowanceMs(phase: Phase, pace: LivePace): number {
  if (pace === 'off') return AT_LEISURE_MS
  if (phase.kind === 'ping' && !phase.afterRace) return AT_ONCE_MS
  const lead = (phase.kind === 'ping' ? clocks.pingAfterRace : clocks.afterRace).lead?.[pace] ?? 0
  return lead * 1000 - MARGIN_MS
}
