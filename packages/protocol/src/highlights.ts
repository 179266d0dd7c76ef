import type { BoldMove, Seat } from '@robot-night/engine'

/** A claim made to the whole table that came to light as a lie. */
export interface ToldLie {
  seat: Seat
  /** What they claimed, in the terms of the title's `claims`; and what would have been true. */
  kind: string
  value: string
  truth: string
  round: number
  /** Who said in public that this seat was lying; null: nobody was asked. */
  doubters: Seat[] | null
  /** How many moves of the match had been made when it came to light. */
  moment: number
}

/** The boldest move of a match, as its title measures it; `moment`: how many moves had been made then, this one included. */
export interface Bold extends Omit<BoldMove, 'event'> {
  moment: number
}

/** What a match is remembered for: nothing but what everyone in the room could hear and see. */
export interface Highlights {
  lie?: ToldLie
  bold?: Bold
}
