import { getContext, setContext } from 'svelte'
import type { Seat } from '../table/scene.ts'
import type { Player } from '../table/title.ts'
import type * as claimsShown from './claimsShown.ts'
import type { HeardClaim } from './claimsHeard.ts'

/** How claims are shown where people sit, and told once a round lies open: fetched once there are some. */
export type ClaimsShown = typeof claimsShown

/** What was claimed in this match, as far as this viewer heard it; each seat's newest claim of each kind and round. */
interface Claims {
  readonly all: readonly HeardClaim[]
  /** Null: not fetched yet. */
  readonly shown: ClaimsShown | null
  /** What it was claimed at; null: at no table. */
  readonly table: ClaimsTable | null
}
interface ClaimsTable {
  title: string
  /** All that this viewer was told of the match. */
  heard: readonly { kind: string }[]
  players: readonly Player[]
  me: Seat | null
}
const NOBODY: Claims = { all: [], shown: null, table: null }
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
