import type { Move } from '@robot-night/engine'
import type { Fair, Signature } from '@robot-night/engine/fair'
import type { NightMatch, NightSeat } from './night.ts'

/** Version of the record's format. It goes up if readers of the old one would go wrong. */
export const ARCHIVE_FORM = 1

/** A finished match, complete: replaying it gives the same result. Answer of GET /api/matches/:id. */
export interface ArchivedMatch {
  form: typeof ARCHIVE_FORM
  id: string
  title: string
  /** Of the title's rules. */
  version: number
  number: number
  options: object
  /** By seat: who sat there, by their name at the end, and where they finished. */
  seats: NightSeat[]
  /** 32 bytes as hex, from which the match's key is derived: `docs/fairness.md`. */
  secret: string
  /** Ms since 1970. */
  begunAt: number
  endedAt: number
  ended: NightMatch['ended']
  /** All moves, in order. Null: too many to keep. */
  moves: { at: number; move: Move }[] | null
  /** How it was shuffled, for checking. Absent in records from before shuffles could be checked. */
  fair?: Fair
  /** Hash of everything else except the signature. */
  seal?: string
  /** The site's signature of the seal. Absent in older records, and on sites that don't sign. */
  signature?: Signature
}

/** Where a site's public keys are, current and old, for as long as the site exists. */
export const SITE_KEYS = '/.well-known/robot-night-keys.json'

/** 128 random bits as base64url. */
export const isMatchId = (typed: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(typed)
