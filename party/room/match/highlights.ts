import { copy, hear, type Game, type Outcome, type Seat } from '@robot-night/engine'
import type { ClaimMade, Highlights, TalkLine, ToldLie } from '@robot-night/protocol'
import { sceneOf, type Head, type Match } from '../state/match.ts'
import { seatOf } from '../state/seats.ts'

/** An event that those who watched heard, when, and after how many moves. */
interface Public {
  event: { kind: string }
  at: number
  moment: number
}

/** What a finished match is remembered for: by what those who watched heard and see, and by what was said to everyone. */
export function highlightsOf(match: Match, talk: readonly TalkLine[], outcome: Outcome): Highlights {
  const heard = heardByAll(match)
  const lie = bestLie(liesIn(match, talk, heard), outcome)
  const bold = boldestIn(match, heard)
  return { ...(lie && { lie }), ...(bold && { bold }) }
}

function heardByAll({ log }: Pick<Match, 'log'>): Public[] {
  let moment = 0
  return log.flatMap(({ at, move, told }) => {
    if (move) moment += 1
    const then = moment
    return hear(told, 'spectator').map((event) => ({ event, at, moment: then }))
  })
}

function boldestIn(match: Match, heard: readonly Public[]): Highlights['bold'] | null {
  const { view } = sceneOf(match, 'spectator')
  const events = heard.map(({ event }) => event)
  const found = match.game.boldest?.(events, copy(view)) ?? null
  if (!found) return null
  const { event, ...move } = found
  return { ...move, moment: heard[event]?.moment ?? 0 }
}

interface Claimed extends ClaimMade {
  seat: Seat
  at: number
}
interface Lie {
  told: ToldLie
  /** How much was heard at the table between the claim and the truth. */
  stood: number
}

/**
 * The best of the lies: one of somebody who won the match, then the one that the fewest saw through, then the one that
 * stood while the most happened, then the earliest.
 */
function bestLie(lies: readonly Lie[], { winners }: Outcome): ToldLie | null {
  const rank = ({ told, stood }: Lie) => [winners.includes(told.seat) ? 0 : 1, told.doubters?.length ?? 0, -stood]
  const [best] = lies.toSorted((one, other) => difference(rank(one), rank(other)))
  return best?.told ?? null
}

/** Which of two lists of numbers is the lower one, by the first in which they differ. */
function difference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function liesIn(match: Match, talk: readonly TalkLine[], heard: readonly Public[]): Lie[] {
  const claims = claimsIn(match.head, talk)
  if (claims.length === 0) return []
  const events = heard.map(({ event }) => event)
  return events.flatMap((_, place) => {
    const revealed = revealedBy(match.game, events.slice(0, place + 1))
    if (!revealed) return []
    return claims.flatMap((claim): Lie[] => {
      const { seat, kind, value, round } = claim
      const truth = round === revealed.round ? revealed.truth(seat, kind) : null
      if (round === undefined || truth === null || truth === value) return []
      const doubters = revealed.doubters?.(seat) ?? null
      const moment = heard[place]?.moment ?? 0
      const stood = heard.slice(0, place).filter(({ at }) => at >= claim.at).length
      return [{ told: { seat, kind, value, truth, round, doubters: doubters && [...doubters], moment }, stood }]
    })
  })
}

const revealedBy = (game: Game, heard: readonly { kind: string }[]) => game.revealed?.(heard) ?? null

/** Of each seat and round the newest claim of each kind that it made to everyone. */
function claimsIn(head: Head, talk: readonly TalkLine[]): Claimed[] {
  const newest = new Map<string, Claimed>()
  for (const line of talk) {
    if (line.kind !== 'said' || line.claim?.match !== head.id || line.claim.title !== head.title) continue
    const seat = seatOf(head, line.chair)
    if (seat === null) continue
    const { claim, at } = line
    newest.set(JSON.stringify([claim.round, seat, claim.kind]), { ...claim, seat, at })
  }
  return [...newest.values()]
}
