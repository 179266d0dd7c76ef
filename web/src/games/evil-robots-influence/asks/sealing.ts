import { SIDES, type SeenSeat, type Side, type View } from '@robot-night/engine/games/evil-robots-influence'
import type { TurnDraft } from './draft.ts'

export type SealKind = 'retain' | 'endgame'

/** Where a card lies face-down that can be kept or shown. */
export const facedown = (own: Pick<SeenSeat, Side> | undefined): Side[] =>
  SIDES.filter((side) => {
    const card = own?.[side]
    return card && (card.kind === 'back' || !card.up)
  })

/** What is to be kept or shown: as answered, else as it stands in the making. All is kept unless it is given back. */
export function chosen({ me }: View, kind: SealKind, given: { draft: TurnDraft; sides: readonly Side[] }): Side[] {
  const { sealed } = me
  const { draft, sides } = given
  if (sealed?.kind === 'retain') return sealed.keep
  if (sealed?.kind === 'endgame') return sealed.sides
  const wanted = kind === 'retain' ? (draft.keeps ?? sides) : draft.shows
  return sides.filter((side) => wanted.includes(side))
}
