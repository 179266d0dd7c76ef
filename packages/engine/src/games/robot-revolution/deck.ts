import type { Seat } from '../../core/game.ts'
import { seatAt, turnOrder, type RevolutionTable } from './table.ts'
import type { CardId } from './shapes.ts'

/** The moment the deck is empty the discard pile, and nothing else, becomes the deck (RR-5 to RR-7). */
export function refill(table: RevolutionTable): void {
  const { state, rng } = table
  if (state.deck.length > 0 || state.discard.length === 0) return
  state.deck = [...state.discard]
  state.discard = []
  rng.shuffle(state.deck)
  table.tell({ kind: 'reshuffled', deckLeft: state.deck.length })
}

/** The top card; null if deck and discard pile are both empty (RR-9). */
export function draw(table: RevolutionTable): CardId | null {
  const card = table.state.deck.shift() ?? null
  refill(table)
  return card
}

export interface Share {
  seat: Seat
  cards: CardId[]
}
export const emptyShare = (seat: Seat): Share => ({ seat, cards: [] })

/** So many cards into each hand, one at a time (RR-8). */
export function dealHands(table: RevolutionTable, count: number): void {
  const { state } = table
  const shares = turnOrder(state).map(emptyShare)
  for (let dealt = 0; dealt < count; dealt++) {
    for (const share of shares) {
      const card = state.deck.shift()
      if (card === undefined) continue // RR-9
      share.cards.push(card)
      if (state.deck.length > 0) continue
      endRun(table, shares)
      refill(table)
    }
  }
  endRun(table, shares)
}

/** Each seat takes up what it got since the last run, and hears of it; a reshuffle ends a run. */
function endRun(table: RevolutionTable, shares: readonly Share[]): void {
  const { state } = table
  const deckLeft = state.deck.length
  for (const share of shares) {
    const { seat, cards } = share
    if (cards.length === 0) continue
    const own = seatAt(state, seat)
    state.seats[seat] = { ...own, hand: [...own.hand, ...cards] }
    const facts = { kind: 'dealt', seat, count: cards.length, deckLeft } as const
    table.whisper([seat], { ...facts, cards }, { ...facts, cards: null })
    share.cards = []
  }
}
