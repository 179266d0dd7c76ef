import type { Seat } from '../table/scene.ts'

/** A round that has come to light. */
export interface RevealedRound {
  round: number
  /** What a claim of this kind had to say of this seat to be true, all round long; null: nobody can tell. */
  truth(seat: Seat, kind: string): string | null
  /** Who said so in public that this seat was lying; null: nobody was asked. */
  doubters?(seat: Seat): readonly Seat[] | null
}

/**
 * The round that the last of these events shows for what it was, by all that the viewer heard up to it; null: none. What
 * `games/<id>/revealed.ts` exports as default.
 */
export type RevealedBy<E> = (heard: readonly E[]) => RevealedRound | null
