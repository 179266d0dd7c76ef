/** A small card game with hidden hands, the same for everybody who is measured. It draws no lots and never ends. */

export const SEATS = 4
export const HAND = 7
export const ON_TABLE = 24
export const REMEMBERED = 8
const CARDS = 108

/** Its number; what it is worth follows from that. */
export type Card = number
export interface Public {
  played: number
  turn: number
  left: number
  table: Card[]
  log: { played: number; seat: number; card: Card }[]
  seats: { name: string; score: number; cards: number }[]
}
/** By the names that boardgame.io's own filter of secrets goes by. */
export interface Cards {
  pub: Public
  players: { hand: Card[] }[]
  secret: { deck: Card[] }
}

export function deal(): Cards {
  const deck = shuffled(Array.from({ length: CARDS }, (_, card) => card))
  const table = deck.splice(0, ON_TABLE)
  const players = Array.from({ length: SEATS }, () => ({ hand: deck.splice(0, HAND) }))
  return {
    pub: {
      played: 0,
      turn: 0,
      left: deck.length,
      table,
      log: table.slice(0, REMEMBERED).map((card, at) => ({ played: 0, seat: at % SEATS, card })),
      seats: Array.from({ length: SEATS }, (_, seat) => ({ name: `Player ${seat + 1}`, score: 0, cards: HAND })),
    },
    players,
    secret: { deck },
  }
}

/** Whose turn it is plays a card of the hand and draws another one. False: not allowed, and nothing has changed. */
export function play({ pub, players, secret }: Cards, seat: number, at: number): boolean {
  const hand = players[seat]?.hand
  const card = hand?.[at]
  const player = pub.seats[seat]
  if (pub.turn !== seat || !hand || card === undefined || !player) return false
  hand.splice(at, 1)
  pub.table.push(card)
  if (pub.table.length > ON_TABLE) secret.deck.push(...pub.table.splice(0, 1))
  hand.push(...secret.deck.splice(0, 1))
  player.score = (player.score + worth(card)) % 10_000
  pub.played += 1
  pub.log.push({ played: pub.played, seat, card })
  if (pub.log.length > REMEMBERED) pub.log.shift()
  pub.turn = (seat + 1) % SEATS
  pub.left = secret.deck.length
  return true
}

/** The move number so and so, of a player who doesn't think. */
export const moveAt = (played: number): { seat: number; at: number } => ({ seat: played % SEATS, at: played % HAND })

export const worth = (card: Card): number => (card * 7) % 13

/** Always in the same order. */
function shuffled(cards: Card[]): Card[] {
  let state = 42
  return cards
    .map((card) => ({ card, by: (state = (state * 1103515245 + 12345) % 0x7fffffff) }))
    .sort((one, other) => one.by - other.by)
    .map(({ card }) => card)
}
