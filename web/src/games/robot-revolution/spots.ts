import { GENERALS, type Battlefield, type CardId } from '@robot-night/engine/games/robot-revolution'
import type { Seat } from '#lib/table/scene.ts'

/** A place on the screen from which and to which cards fly; parts wear it as `data-spot`. */
export type Spot =
  `front/${number}/${number}/${number}` | `seat/${number}` | `general/${number}/${number}` | Pile | Named
type Pile = 'deck' | 'discard'
/** Wherever this card lies, in the hand or on the table. */
type Named = `card/${string}`

export const frontSpot = (battlefield: Battlefield, seat: Seat, position: number): Spot =>
  `front/${battlefield}/${seat}/${position}`
export const cardSpot = (card: CardId): Spot => `card/${card}`
export const seatSpot = (seat: Seat): Spot => `seat/${seat}`
/** Generals are lost from the left. */
export const generalSpot = (seat: Seat, at: number): Spot => `general/${seat}/${at}`

/** The guarded generals that go next, from the left. */
export const generalsNext = (seat: Seat, left: number, count: number): Spot[] =>
  Array.from({ length: Math.min(left, count) }, (_, at) => generalSpot(seat, GENERALS - left + at))

const cardFace = (card: string) => `.face:has(> .card[data-card="${card}"])`
const cardInHand = (card: string) => `.card[data-card="${card}"]`
const coveredCard = (card: string) => `li[data-card="${card}"]`

/** Where to look for a spot, the best place first. */
export function selectorsOf(spot: Spot): string[] {
  const [kind] = spot.split('/')
  if (kind === 'card') return [cardFace, cardInHand, coveredCard].map((selector) => selector(spot.slice(5)))
  const self = `[data-spot="${spot}"]`
  return kind === 'seat' ? [`${self} .backs`, `${self} .robot`, self] : [self]
}
