import type { Seat } from '../../../core/game.ts'
import { CARDS, TRIGGER } from '../material.ts'
import type { CardId } from '../shapes.ts'

/** What a match comes to for one seat: its part of the win, or another round. */
export type Finale = number | 'anotherRound'

/** How it would end with so much Influence each, if this seat used these Endgame cards and nobody else did (EI-103). */
export function finaleFor(influence: readonly number[], me: Seat, cards: readonly CardId[]): Finale {
  const scores = influence.slice()
  const own = () => scores[me] ?? 0
  if (cards.includes('R16') && own() < TRIGGER) scores[me] = own() + 1
  if (cards.includes('L17')) lowerLeaders(scores, me)
  const isTenExactly = cards.includes('R17') && own() === TRIGGER
  if (cards.includes('L16') && own() >= 1 && !isTenExactly && Math.max(...scores) > own()) return 'anotherRound'
  if (isTenExactly) return 1
  const most = Math.max(...scores)
  return own() === most ? 1 / scores.filter((score) => score === most).length : 0
}

function lowerLeaders(scores: number[], me: Seat): void {
  const most = Math.max(...scores)
  if (most - (scores[me] ?? 0) < CARDS.L17.size) return
  for (const [seat, score] of scores.entries()) if (seat !== me && score === most) scores[seat] = score - 1
}

/** Which of its Endgame cards will do it good now. */
export function usefulIn(influence: readonly number[], me: Seat, cards: readonly CardId[]): CardId[] {
  const helped = (influence[me] ?? 0) + (cards.includes('R16') && (influence[me] ?? 0) < TRIGGER ? 1 : 0)
  const others = Math.max(...influence.filter((_, seat) => seat !== me))
  const isTenExactly = cards.includes('R17') && helped === TRIGGER
  return cards.filter((card) => {
    if (card === 'R16') return (influence[me] ?? 0) < TRIGGER
    if (card === 'L17') return others - helped >= CARDS.L17.size
    if (card === 'L16') return others > helped && helped >= 1 && !isTenExactly
    return card === 'R17' && isTenExactly
  })
}
