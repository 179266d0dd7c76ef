import type { Call, Event } from '@robot-night/engine/games/evil-robots-classic'
import type { Seat } from '#lib/table/scene.ts'

/** Those who claimed a call, in their order. */
export interface Claimed {
  call: Call
  seats: readonly Seat[]
}

/** Who has claimed which call this round. */
export function claimedIn(heard: readonly Event[]): Claimed[] {
  const dealt = heard.findLastIndex(({ kind }) => kind === 'dealt')
  return heard
    .slice(dealt + 1)
    .flatMap((event) => (event.kind === 'callClosed' ? [{ call: event.call, seats: event.claimants }] : []))
}
