import { claimsOf } from '../../games/claims.ts'
import { revealedBy } from '../../games/revealed.ts'
import type { LogLine, Reader, TitleFolder } from '../table/title.ts'
import { claimIn } from './claimIn.ts'
import type { HeardClaim } from './claimsHeard.ts'
import { toldIn, type Told } from './lies.ts'
import { liesWords } from './liesWords.ts'

interface Events {
  title: string
  events: readonly { kind: string }[]
}
/** What the log says of claims once a round lies open: after how many events, and in what lines. */
interface ClaimLines {
  after: number
  lines: LogLine[]
}

function claimLines(claims: readonly HeardClaim[], { title, events }: Events, reader: Reader): ClaimLines[] {
  if (claims.length === 0) return []
  return events.flatMap((_, at): ClaimLines[] => {
    const revealed = revealedBy(title, events.slice(0, at + 1))
    const lines = revealed ? toldIn(claims, revealed).flatMap((told) => lineOf(told, reader)) : []
    return lines.length > 0 ? [{ after: at + 1, lines }] : []
  })
}

interface Log {
  events: readonly { kind: string }[]
  claims: readonly HeardClaim[]
}

/** A title's log, and what it says of claims right where they came to light. */
export function logWithClaims(
  folder: Pick<TitleFolder, 'id' | 'log'>,
  { events, claims }: Log,
  reader: Reader,
): LogLine[] {
  const lines = folder.log(events, reader)
  // From the last one back, so that those before stay where they are counted.
  for (const { after, lines: more } of claimLines(claims, { title: folder.id, events }, reader).toReversed())
    lines.splice(folder.log(events.slice(0, after), reader).length, 0, ...more)
  return lines
}

function lineOf({ claim, isLie }: Told, { players, me, language }: Reader): LogLine[] {
  const said = claimIn(claimsOf(claim.title), claim, language)?.said
  if (said === undefined) return []
  const words = liesWords(language)
  const isMe = claim.seat === me
  const name = isMe ? words.you : (players[claim.seat]?.name ?? '?')
  const verdict = isLie ? { strong: words.wasLie } : words.wasTrue
  return [{ seat: claim.seat, bits: [words.had({ name, isMe }, said), verdict] }]
}
