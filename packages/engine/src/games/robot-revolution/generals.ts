import type { Seat } from '../../core/game.ts'
import { hasEnded } from './standings.ts'
import { changeSides, seatAt, sidesOf, stackAt, type RevolutionTable } from './table.ts'
import { cardsFor } from './material.ts'
import { BATTLEFIELDS, type CardId, type Laid, type State } from './shapes.ts'

/** RR-61, RR-62, RR-64: each breakthrough of the round hits every other living seat, all at once. */
export function loseGenerals(table: RevolutionTable): void {
  const { seats } = table.state
  const struck = seats.reduce((sum, seat) => sum + seat.breakthroughsThisRound, 0)
  const living = seats.flatMap((each, seat) => (each.living ? [seat] : []))
  for (const seat of living) takeHits(table, seat, struck - seatAt(table.state, seat).breakthroughsThisRound)
}

function takeHits(table: RevolutionTable, seat: Seat, hits: number): void {
  if (hits === 0) return
  const { state } = table
  const own = seatAt(state, seat)
  const cards = own.generals.slice(0, hits) // RR-18
  const generals = own.generals.slice(cards.length)
  const hand = [...own.hand, ...cards]
  const lost = [...own.lost, ...cards]
  const isFallen = hits > cards.length // RR-63
  const fate = isFallen ? { living: false, fellIn: state.round } : {}
  state.seats[seat] = { ...own, hand, generals, lost, ...fate }
  const facts = { kind: 'generalsLost', seat, hits, lost: cards.length, generalsLeft: generals.length } as const
  table.whisper([seat], { ...facts, cards }, { ...facts, cards: null })
}

/** RR-68: while others play on, the cards of the fallen are discarded. At the match's end they stay where they are. */
export function layDownFallen(table: RevolutionTable): void {
  const { state } = table
  const goesOn = !hasEnded(state)
  state.seats.forEach((each, seat) => {
    if (each.fellIn !== state.round) return
    const discarded = goesOn ? giveUpCards(state, seat) : []
    table.tell({ kind: 'fell', seat, round: state.round, discarded })
  })
}

function giveUpCards(state: State, seat: Seat): CardId[] {
  const own = seatAt(state, seat)
  const holds: Laid[] = []
  for (const battlefield of BATTLEFIELDS) {
    holds.push(...stackAt(state, battlefield, seat))
    changeSides(state, battlefield, sidesOf(state, battlefield).with(seat, []))
  }
  state.seats[seat] = { ...own, hand: [] }
  const discarded = [...inPrintedOrder(state, own.hand), ...holds.map((laid) => laid.card)]
  state.discard = [...state.discard, ...discarded]
  return discarded
}

/** The order in which a hand was received is shown to nobody. */
function inPrintedOrder(state: State, hand: readonly CardId[]): CardId[] {
  return cardsFor(state.seats.length).filter((card) => hand.includes(card))
}
