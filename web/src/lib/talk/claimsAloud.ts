import { claimsOf } from '../../games/claims.ts'
import type { Seat } from '../table/scene.ts'
import type { Language } from '../words/language.ts'
import { claimIn } from './claimIn.ts'
import type { HeardClaim } from './claimsHeard.ts'
import { talkWords } from './words.ts'

interface Hearer {
  me: Seat | null
  language: Language
}

/** What a seat has claimed, for who only hears the table. A claim that this client has no words for is left out. */
export function claimsAloud(claims: readonly HeardClaim[], { me, language }: Hearer): string[] {
  const { claimOf, claimToYou, claimTo } = talkWords(language)
  return claims.flatMap((claim) => {
    const said = claimIn(claimsOf(claim.title), claim, language)?.said
    if (said === undefined) return []
    if (claim.to === null) return [claimOf(said)]
    return [claim.seat === me ? claimTo(claim.to, said) : claimToYou(said)]
  })
}
