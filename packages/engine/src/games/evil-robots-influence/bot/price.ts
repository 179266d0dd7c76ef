import { rowOf } from '../effects.ts'
import { REVEAL_COST } from '../material.ts'
import { SIDES, type PlayPrompt, type View } from '../shapes.ts'
import { isInEffect, type World } from './world.ts'

/** What a token is worth that is kept for a Reveal card, and any other. */
const KEPT = 0.12
const LOOSE = 0.02

interface Priced {
  bonus: number
  /** Tokens that are left then. */
  left: number
  /** What it brings somebody else. */
  pays(world: World): void
}
/** Of something that costs so many tokens. */
export type Price = (cost: number) => Priced

/** EI-50: with the surcharge, and the toll. */
export function priceIn(view: View, { hand, purse: { tokens, surcharge }, board }: PlayPrompt): Price {
  const reveals = SIDES.filter((side) => hand[side] && !hand[side].up && rowOf(hand[side].card).type === 'R')
  const wanted = Math.min(tokens, reveals.length * (REVEAL_COST + surcharge))
  const keeper = view.seats.findIndex((own) => isInEffect(own.right, 'R08'))
  const earns = surcharge > 0 && !view.tollEarned && keeper !== board.me
  const pays = ({ influence }: World): void => {
    if (earns) influence[keeper] = (influence[keeper] ?? 0) + 1
  }
  return (cost) => {
    if (cost === 0) return { bonus: 0, left: tokens, pays: () => undefined }
    const left = tokens - cost - surcharge
    return { bonus: -KEPT * Math.max(0, wanted - left) - LOOSE * cost, left, pays }
  }
}
