import type { Seat } from './game.ts'

/** A round that has come to light. */
export interface RevealedRound {
  round: number
  /** What a claim of this kind had to say of this seat to be true, all round long; null: nobody can tell. */
  truth(seat: Seat, kind: string): string | null
  /** Who said so in public that this seat was lying; null: nobody was asked. */
  doubters?(seat: Seat): readonly Seat[] | null
}

/** What one seat dared in a match, for people to talk about afterwards. */
export interface BoldMove {
  seat: Seat
  /** What it was, in the title's own terms. */
  kind: string
  /** How much of it, and what that is measured against, if anything. */
  amount: number
  against?: number
  /** At which of the events: its place in what was heard. */
  event: number
}
