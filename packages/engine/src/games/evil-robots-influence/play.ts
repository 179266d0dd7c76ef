import type { Refusal, Rng, Seat } from '../../core/game.ts'
import { earnToll, spend } from './accounts.ts'
import { isNamed, isProtected, rowOf, waysOf, work } from './effects.ts'
import {
  SIDES,
  type CardId,
  type CardType,
  type Choices,
  type CoinName,
  type Play,
  type PlayPrompt,
  type Purse,
} from './shapes.ts'
import { seatAt, type InfluenceTable } from './table.ts'

/** Which types may be played now (EI-42, EI-61). */
export const ON_A_TURN: readonly CardType[] = ['I', 'A', 'R']
export const IN_A_WINDOW: readonly CardType[] = ['R']

/** In the order of section 11. */
export function refusePlay(prompt: PlayPrompt, play: Play, types: readonly CardType[]): Refusal | null {
  const own = prompt.hand[play.side]
  return refuseCard(prompt, play, types) ?? (own && refuseChoices(prompt, own.card, play))
}

function refuseCard(prompt: PlayPrompt, { side, use }: Play, types: readonly CardType[]): Refusal | null {
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

/** Everything that this seat may play now. */
export function playsOf(prompt: PlayPrompt, types: readonly CardType[]): Play[] {
  return SIDES.flatMap((side) => {
    const bare: Play = { kind: 'play', side, use: false, choices: {} }
    const own = prompt.hand[side]
    const ways = own && !own.up ? waysOf(own.card, prompt.board) : []
    const used = ways.map((choices): Play => ({ kind: 'play', side, use: true, choices }))
    return [bare, ...used].filter((play) => !refuseCard(prompt, play, types))
  })
}

/** Any of them, each card as likely as another, and rarely one unused. */
export function samplePlay(plays: readonly Play[], rng: Rng): Play | null {
  const side = rng.pick(SIDES)
  const own = plays.filter((play) => play.side === side)
  const used = own.filter(({ use }) => use)
  if (own.length === 0) return null
  return used.length > 0 && rng.int(USED_ONE_IN) > 0 ? rng.pick(used) : rng.pick(own)
}
const USED_ONE_IN = 6

/** EI-41, EI-43 to EI-45. What follows on it is asked by the card, or by the caller. */
export function playCard(table: InfluenceTable, seat: Seat, { side, use, choices }: Play): void {
  const slot = seatAt(table.state, seat)[side]
  if (!slot) throw new Error(`a card on the ${side}`)
  const { cost } = rowOf(slot.card)
  const surcharge = spend(table, seat, cost)
  if (surcharge > 0) earnToll(table, seat)
  slot.up = true
  slot.used = use
  slot.seen = true
  const named = copyChoices(choices)
  const [card, paid] = [slot.card, cost + surcharge]
  table.tell({ kind: 'cardPlayed', seat, side, card, used: use, paid, surcharge, choices: named })
  if (use) work(table, { seat, card, choices })
}

function copyChoices({ seats, seat, side, choices, coins, coin, holder, token }: Choices): Choices {
  return {
    ...(seats && { seats: [...seats] }),
    ...(seat !== undefined && { seat }),
    ...(side && { side }),
    ...(choices && { choices: copyChoices(choices) }),
    ...(coins && { coins: coins.map(copyCoin) }),
    ...(coin && { coin: copyCoin(coin) }),
    ...(holder !== undefined && { holder }),
    ...(token && { token }),
  }
}
const copyCoin = ({ holder, slot }: CoinName): CoinName => ({ holder, slot })
