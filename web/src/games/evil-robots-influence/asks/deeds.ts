import {
  dueFor,
  rowOf,
  type Board,
  type CardId,
  type CoinName,
  type Face,
  type Holder,
  type PlayPrompt,
  type Side,
  type View,
} from '@robot-night/engine/games/evil-robots-influence'
import { toldBy, type Here } from '../here.ts'
import type { Deed, NamedCoin, Price } from '../words/turn.ts'
import type { Pick } from './picks.ts'

export function faceOf({ seats, idle }: Table, { holder, slot }: CoinName): Face {
  const face = holder === 'idle' ? idle?.[slot === 'left' ? 'left' : 'right'] : seats[holder]?.shown
  if (!face) throw new Error(`a coin of ${holder}`)
  return face
}
type Table = { seats: View['seats']; idle: View['idle'] }

export const namedCoin = (here: Here, view: View, coin: CoinName): NamedCoin => ({
  whose: toldBy(here).who(coin.holder),
  slot: coin.slot,
  face: faceOf(view, coin),
})

export const priceOf = ({ purse }: { purse: PlayPrompt['purse'] }, cost: number): Price => {
  const due = dueFor(purse, cost)
  return { due, surcharge: due - cost }
}

export const priceOfCard = (prompt: PlayPrompt, card: CardId): Price => priceOf(prompt, rowOf(card).cost)

/** The card that lies face-up there. */
const cardAt = ({ seats }: Board, { seat, side }: { seat: number; side: Side }): CardId | null =>
  seats[seat]?.[side] ?? null

export interface Planned {
  card: CardId
  picks: readonly Pick[]
}

/** What it is about to do, to be put in words. */
export function deedOf(here: Here, { view, board }: { view: View; board: Board }, { card, picks }: Planned): Deed {
  const who = (holder: Holder) => toldBy(here).who(holder)
  const names = here.words.cards.of
  const copy = picks.find((pick) => pick.kind === 'copy')
  const copied = copy && cardAt(board, copy)
  const beside = picks.filter((pick) => pick !== copy)
  const taken = picks.find((pick) => pick.kind === 'card' || pick.kind === 'token')
  const takenCard = taken?.kind === 'card' ? cardAt(board, taken) : null
  const copiedDeed = copied && deedOf(here, { view, board }, { card: copied, picks: beside })
  return {
    card,
    holders: picks.flatMap((pick) => (pick.kind === 'holder' ? [who(pick.holder)] : [])),
    coins: picks.flatMap((pick) => (pick.kind === 'coin' ? [namedCoin(here, view, pick.coin)] : [])),
    shown: view.seats[board.me]?.shown ?? 'H',
    taken: taken ? { whose: who(taken.seat), card: takenCard && names[takenCard].name } : null,
    copied: copied && copiedDeed ? { name: names[copied].name, deed: here.words.turn.deed(copiedDeed) } : null,
  }
}

/** The card whose effect is used: what is copied, once that is named. */
export function workingCard(board: Board, { card, picks }: Planned): CardId {
  const copy = picks.find((pick) => pick.kind === 'copy')
  return (copy && cardAt(board, copy)) ?? card
}
