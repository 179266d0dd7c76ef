import type { RevealedRound } from '@robot-night/engine'
import type { Seat } from '../table/scene.ts'
import type { HeardClaim } from './claimsHeard.ts'

/** A claim that has come to light. */
export interface Told {
  claim: HeardClaim
  /** What would have been true. */
  truth: string
  isLie: boolean
  /** Who said in public that it was one; null: nobody was asked. */
  doubters: readonly Seat[] | null
}

/** What the viewer heard claimed about a round, as far as it has come to light. Where that can't be told, nothing is. */
export function toldIn(claims: readonly HeardClaim[], revealed: RevealedRound): Told[] {
  return claims.flatMap((claim) => {
    const truth = claim.round === revealed.round ? revealed.truth(claim.seat, claim.kind) : null
    if (truth === null) return []
    const isLie = truth !== claim.value
    return [{ claim, truth, isLie, doubters: isLie ? (revealed.doubters?.(claim.seat) ?? null) : null }]
  })
}

/** This round, if it has come to light. `revealedBy`: of the title. */
export function revealedIn<E>(
  round: number,
  heard: readonly E[],
  revealedBy: (heard: readonly E[]) => RevealedRound | null,
): RevealedRound | null {
  for (let at = heard.length; at > 0; at--) {
    const revealed = revealedBy(heard.slice(0, at))
    if (revealed?.round === round) return revealed
  }
  return null
}
