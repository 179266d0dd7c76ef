import * as v from 'valibot'
import type { Refusal, Rng, Seat } from '../../../core/game.ts'
import { isBattlefield } from '../material.ts'
import { changeSides, seatAt, sidesOf, stackAt, type RevolutionTable } from '../table.ts'
import { BATTLEFIELDS, type Battlefield, type CardId, type Laid, type Play, type State } from '../shapes.ts'

export const playSchema = v.strictObject({ card: v.string(), battlefield: v.number() })

/** The same whether the card is elsewhere or does not exist. */
export const notInHand: Refusal = { code: 'card_not_in_hand' }
export const badBattlefield: Refusal = { code: 'bad_battlefield' }

export function refusePlay(hand: readonly string[], play: Play): Refusal | null {
  if (!hand.includes(play.card)) return notInHand
  return isBattlefield(play.battlefield) ? null : badBattlefield
}

export function samplePlay(hand: readonly CardId[], rng: Rng): Play {
  return { card: rng.pick(hand), battlefield: rng.pick(BATTLEFIELDS) }
}

/** From the hand to the end of the seat's own stack (RR-26, RR-56). */
export function lay(table: RevolutionTable, seat: Seat, play: Play & Pick<Laid, 'faceUp'>) {
  const { state } = table
  const own = seatAt(state, seat)
  const battlefield = battlefieldOf(play.battlefield)
  const card = own.hand.find((held) => held === play.card)
  if (!card) throw new Error(`${play.card} is not among ${own.hand.length} cards`)
  state.seats[seat] = { ...own, hand: own.hand.filter((held) => held !== card) }
  const stack = [...stackAt(state, battlefield, seat), { card, faceUp: play.faceUp, sideways: false }]
  changeSides(state, battlefield, sidesOf(state, battlefield).with(seat, stack))
  return { card, battlefield }
}

function battlefieldOf(place: number): Battlefield {
  if (!isBattlefield(place)) throw new Error(`no battlefield ${place}`)
  return place
}

/** The lowest battlefield where a seat has no card and none of `taken` goes; the first one if there is none. */
export function spare(state: Readonly<State>, seat: Seat, taken: readonly Battlefield[] = []): Battlefield {
  const free = BATTLEFIELDS.find((place) => stackAt(state, place, seat).length === 0 && !taken.includes(place))
  return free ?? BATTLEFIELDS[0]
}
