import type { Move } from '@robot-night/engine'
import type { Fair, Signature } from '@robot-night/engine/fair'
import type { NightMatch, NightSeat } from './night.ts'

/** The form of the record; a new number where readers of the old one would go wrong. */
export const ARCHIVE_FORM = 1

/** A match that has ended, whole: played again from this it comes out the same. Answer of GET /api/matches/:id. */
export interface ArchivedMatch {
  form: typeof ARCHIVE_FORM
  id: string
  title: string
  /** Of the title's rules. */
  version: number
  number: number
  options: object
  /** By seat: who sat there, as they were called when it ended, and how they came in. */
  seats: NightSeat[]
  /** 32 bytes as hex, from which the match's key is derived: `docs/fairness.md`. */
  secret: string
  /** Ms since 1970. */
  begunAt: number
  endedAt: number
  ended: NightMatch['ended']
  /** All answers in the order in which they counted. Null: too much to keep. */
  moves: { at: number; move: Move }[] | null
  /** How it was shuffled, and what came of it. Absent: from before shuffles could be checked. */
  fair?: Fair
  /** Hash of all else but the signature. */
  seal?: string
  /** The site's, over the seal. Absent: from before records were signed, or of a site that signs none. */
  signature?: Signature
}

/** Where a site's public keys are, for as long as there is one: those that sign now, and those from before. */
export const SITE_KEYS = '/.well-known/robot-night-keys.json'

/** 128 random bits as base64url. */
export const isMatchId = (typed: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(typed)
