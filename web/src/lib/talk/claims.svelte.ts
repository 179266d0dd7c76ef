import { getContext, setContext } from 'svelte'
import type { Seat } from '../table/scene.ts'
import { Part } from '../ui/part.svelte.ts'
import type * as claimsShown from './claimsShown.ts'
import type { HeardClaim } from './claimsHeard.ts'

export type ClaimsShown = typeof claimsShown
/** How claims are shown where people sit. Fetched once somebody has claimed something. */
export const CLAIMS_SHOWN = new Part(() => import('./claimsShown.ts'))

/** What was claimed in this match, as far as this viewer heard it; each seat's newest claim of each kind and round. */
interface Claims {
  readonly all: readonly HeardClaim[]
  /** Null: not fetched yet. */
  readonly shown: ClaimsShown | null
}
const NOBODY: Claims = { all: [], shown: null }
const KEY = Symbol('claims')

/** For the title's screen below. */
export function setClaims(claims: Claims): void {
  setContext(KEY, claims)
}
/** The same for what is drawn without a page. */
export const claimsContext = (claims: Claims) => [KEY, claims] as const

/** In a lesson or a replay nobody claims anything. */
export const getClaims = (): Claims => getContext<Claims | undefined>(KEY) ?? NOBODY

/** Of one seat in one round, but for the kinds that are proven by now. */
export const claimsOfSeat = (
  { all }: Pick<Claims, 'all'>,
  at: { seat: Seat; round: number },
  proven: readonly string[],
): HeardClaim[] =>
  all.filter(({ seat, round, kind }) => seat === at.seat && round === at.round && !proven.includes(kind))
