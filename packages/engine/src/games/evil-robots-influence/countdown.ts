import type { Seat } from '../../core/game.ts'
import { changeInfluence } from './accounts.ts'
import { endTurns, startTurn } from './turns.ts'
import { TOKENS } from './material.ts'
import type { Offer, PowerCard, State } from './shapes.ts'
import { dealerNow, withoutPower } from './facts.ts'
import { clockwise, copyPower, phaseOf, seatAt, valueOf, type InfluenceTable } from './table.ts'

/** EI-22, EI-32, EI-36: the card on top is offered, or given away if it is a zero. */
export function nextCard(table: InfluenceTable): void {
  const { state } = table
  const [card] = state.stack
  if (!card) return endTurns(table)
  if (valueOf(card) > 0) return offerCard(table, card)
  const [only, ...others] = withoutPower(state)
  if (only !== undefined && others.length === 0) return give(table, only)
  state.phase = { kind: 'giveZero', dealer: dealerNow(state), candidates: candidatesIn(state) }
}

/** EI-25: nobody but the Dealer may have the first card. */
const mayHave = (state: Readonly<State>, seat: Seat): boolean => state.order.length > 0 || seat !== dealerNow(state)

/** EI-32: clockwise from the Dealer's left, the Dealer last. */
const candidatesIn = (state: Readonly<State>): Seat[] =>
  clockwise(state.seats.length, dealerNow(state)).filter((seat) => !seatAt(state, seat).power && mayHave(state, seat))

function offerCard(table: InfluenceTable, card: PowerCard): void {
  const { state } = table
  const asked = withoutPower(state).filter((seat) => mayHave(state, seat))
  const first = state.order.length === 0 && state.stack.filter(({ up }) => !up).length === 1
  state.phase = { kind: 'claim', first, asked, answers: [] }
  table.tell({ kind: 'offered', card: copyPower(card), asked: [...asked] })
}

/** EI-24, EI-26 to EI-28: who has not said so has not raised. */
export function closeClaim(table: InfluenceTable): void {
  const { state } = table
  const { asked, answers } = phaseOf(state, 'claim')
  const raised = asked.filter((seat) => answers.some((answer) => answer.seat === seat && answer.raise))
  table.tell({ kind: 'hands', raised: [...raised] })
  const [only, ...rivals] = raised
  if (only === undefined) return unclaimed(table)
  if (rivals.length === 0) return give(table, only)
  askOffers(table, raised)
}

function unclaimed(table: InfluenceTable): void {
  const { state } = table
  const card = state.stack.shift()
  if (!card) throw new Error('a Power Card that nobody wanted')
  card.up = false
  state.stack.push(card)
  table.tell({ kind: 'unclaimed', card: copyPower(card), stack: state.stack.map(copyPower) })
  nextCard(table)
}

/** EI-29: who has nothing to offer is not asked. */
function askOffers(table: InfluenceTable, raised: Seat[]): void {
  const { state } = table
  const dealer = dealerNow(state)
  const asked = raised.filter((seat) => seat !== dealer && seatAt(state, seat).influence > 0)
  state.phase = { kind: 'offer', dealer, raised, asked, answers: [] }
  if (asked.length === 0) closeOffers(table)
}

export function closeOffers(table: InfluenceTable): void {
  const { state } = table
  const { dealer, raised, answers } = phaseOf(state, 'offer')
  const offers = raised
    .filter((seat) => seat !== dealer)
    .map((seat): Offer => ({ seat, amount: answers.find((answer) => answer.seat === seat)?.amount ?? 0 }))
  table.tell({ kind: 'offersShown', offers: offers.map(({ seat, amount }) => ({ seat, amount })) })
  state.phase = { kind: 'pick', dealer, raised: [...raised], offers }
}

/** EI-30, EI-31 */
export function pickClaimant(table: InfluenceTable, seat: Seat): void {
  const { dealer, offers } = phaseOf(table.state, 'pick')
  const paid = offers.find((offer) => offer.seat === seat)?.amount ?? 0
  table.tell({ kind: 'picked', seat, paid, dealer })
  changeInfluence(table, seat, { by: -paid, cause: 'offer' })
  changeInfluence(table, dealer, { by: paid, cause: 'offer' })
  give(table, seat)
}

/** EI-33, EI-34: the top card, with tokens and a turn; the first of the round with the Dealer Token. */
export function give(table: InfluenceTable, seat: Seat): void {
  const { state } = table
  const card = state.stack.shift()
  if (!card) throw new Error('a Power Card to give')
  const first = state.order.length === 0
  const own = seatAt(state, seat)
  own.power = card
  own.tokens += first ? TOKENS.first : TOKENS.usual
  state.order.push(seat)
  table.tell({ kind: 'powerGiven', seat, card: copyPower(card), tokens: own.tokens, first })
  if (first) {
    state.token = seat
    table.tell({ kind: 'dealerToken', seat })
  }
  startTurn(table, { seat, extra: false })
}
