import type { Refusal } from '../../core/game.ts'
import { isNamed, isProtected, rowOf } from './effects.ts'
import type { CardId, CardType, CoinName, Play, PlayPrompt, Purse } from './shapes.ts'

/** Which types may be played now (EI-42, EI-61). */
export const ON_A_TURN: readonly CardType[] = ['I', 'A', 'R']
export const IN_A_WINDOW: readonly CardType[] = ['R']

/** In the order of section 11. */
export function refusePlay(prompt: PlayPrompt, play: Play, types: readonly CardType[]): Refusal | null {
  const own = prompt.hand[play.side]
  return refuseCard(prompt, play, types) ?? (own && refuseChoices(prompt, own.card, play))
}

export function refuseCard(prompt: PlayPrompt, { side, use }: Play, types: readonly CardType[]): Refusal | null {
  const own = prompt.hand[side]
  if (!own) return { code: 'no_such_card' }
  if (own.up) return { code: 'card_face_up' }
  const { type, cost } = rowOf(own.card)
  if (!types.includes(type)) return { code: 'wrong_type' }
  if (type === 'A' && !use) return { code: 'must_use' }
  return refuseCost(prompt, cost)
}

/** EI-50: what a cost comes to. */
export const dueFor = ({ surcharge }: Pick<Purse, 'surcharge'>, cost: number): number =>
  cost > 0 ? cost + surcharge : 0

export function refuseCost({ purse }: Pick<PlayPrompt, 'purse'>, cost: number): Refusal | null {
  const due = dueFor(purse, cost)
  return due > purse.tokens ? { code: 'not_enough_tokens', due } : null
}

function refuseChoices({ board }: PlayPrompt, card: CardId, { use, choices }: Play): Refusal | null {
  if (!use) return Object.values(choices).some((each) => each !== undefined) ? { code: 'illegal_choice' } : null
  if (isProtected(card, { choices, board })) return { code: 'protected' }
  return isNamed(card, { choices, board }) ? null : { code: 'illegal_choice' }
}

/** EI-L08, EI-52 */
export function refuseCoin({ board }: PlayPrompt, { holder, slot }: CoinName): Refusal | null {
  if (holder === 'idle') return board.idle && slot !== 'shown' ? null : { code: 'illegal_choice' }
  if (holder !== board.me && board.seats[holder]?.shield) return { code: 'protected' }
  return board.seats[holder] && slot === 'shown' ? null : { code: 'illegal_choice' }
}
