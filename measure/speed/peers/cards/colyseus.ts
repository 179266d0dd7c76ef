import type { Client } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { deal, ON_TABLE, REMEMBERED, SEATS, worth, type Card, type Public } from './rules.ts'

/** The card game as Colyseus wants it: a state of its own fields, of which each sees what lies in their view. */
const CardState = schema({ card: t.uint8() }, 'Card')
const LineState = schema({ played: t.uint32(), seat: t.uint8(), card: t.uint8() }, 'Line')
const SeatState = schema(
  { name: t.string(), score: t.uint16(), cards: t.uint8(), hand: t.array(CardState).view() },
  'Seat',
)
const TableState = schema(
  {
    played: t.uint32(),
    turn: t.uint8(),
    left: t.uint8(),
    table: t.array(CardState),
    log: t.array(LineState),
    seats: t.array(SeatState),
  },
  'Table',
)

export interface Table {
  state: InstanceType<typeof TableState>
  /** Nobody sees it, so it is no part of the state. */
  deck: Card[]
}

export function dealt(): Table {
  const { pub, players, secret } = deal()
  const state = Object.assign(new TableState(), { played: pub.played, turn: pub.turn, left: pub.left })
  for (const card of pub.table) state.table.push(cardOf(card))
  for (const line of pub.log) state.log.push(lineOf(line))
  for (const [seat, { name, score, cards }] of pub.seats.entries()) {
    const own = Object.assign(new SeatState(), { name, score, cards })
    for (const card of players[seat]?.hand ?? []) own.hand.push(cardOf(card))
    state.seats.push(own)
  }
  return { state, deck: secret.deck }
}

/** False: not allowed, and nothing has changed. */
export function playIn({ state, deck }: Table, { userData, view }: Client, at: number): boolean {
  const own = userData && state.turn === userData.seat ? state.seats[userData.seat] : undefined
  if (!userData || !own || !own.hand[at]) return false
  const [card] = own.hand.splice(at, 1)
  const next = deck.shift()
  if (!card || next === undefined) return false
  state.table.push(cardOf(card.card))
  const [old] = state.table.length > ON_TABLE ? [state.table.shift()] : []
  if (old) deck.push(old.card)
  const drawn = cardOf(next)
  own.hand.push(drawn)
  // What is new in a list has to be shown by itself.
  view?.add(drawn)
  own.score = (own.score + worth(card.card)) % 10_000
  state.played += 1
  state.log.push(lineOf({ played: state.played, seat: userData.seat, card: card.card }))
  if (state.log.length > REMEMBERED) state.log.shift()
  state.turn = (userData.seat + 1) % SEATS
  state.left = deck.length
  return true
}

const cardOf = (card: Card) => Object.assign(new CardState(), { card })
const lineOf = (line: Public['log'][number]) => Object.assign(new LineState(), line)
