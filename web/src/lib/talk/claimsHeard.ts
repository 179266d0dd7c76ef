import type { Claim, MatchFacts } from '@robot-night/protocol'
import type { Seat } from '../table/scene.ts'
import type { Spoken } from '../table/talking.ts'

/** What a seat has claimed in a round, as far as this viewer heard it. */
export interface HeardClaim extends Claim {
  seat: Seat
  round: number
  /** Whom it was whispered to, by name: the viewer or, for a claim of their own, somebody else. Null: to the table. */
  to: string | null
}

/**
 * Of each seat and round the newest claim of each kind; what was whispered is apart, and to each listener. `lines`: what
 * the viewer heard and wants to hear.
 */
export function claimsHeard(lines: readonly Spoken[], match: MatchFacts | null): HeardClaim[] {
  const newest = new Map<string, HeardClaim>()
  for (const line of lines) {
    const claim = match && heardIn(line, match)
    if (!claim) continue
    const { round, seat, kind, to } = claim
    const key = JSON.stringify([round, seat, kind, to])
    newest.delete(key)
    newest.set(key, claim)
  }
  return [...newest.values()]
}

function heardIn(line: Spoken, { id, chairs }: MatchFacts): HeardClaim | null {
  const claim = line.kind === 'noted' ? undefined : line.claim
  const seat = chairs.indexOf(speakerOf(line))
  if (!claim || claim.match !== id || claim.round === undefined || seat === -1) return null
  const { title, kind, value, round } = claim
  return { title, kind, value, round, seat, to: line.kind === 'whispered' ? line.to.name : null }
}

const speakerOf = (line: Spoken): number => (line.kind === 'whispered' ? line.from.chair : (line.chair ?? -1))
