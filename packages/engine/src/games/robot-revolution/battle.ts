import type { Seat } from '../../core/game.ts'
import { strength } from './strength.ts'
import { seatAt, stackAt, type RevolutionTable } from './table.ts'
import { BATTLEFIELDS, type Battlefield, type CardId, type Event, type State, type Strength } from './shapes.ts'

type Revealed = Extract<Event, { kind: 'revealed' }>['cards']
type Total = { seat: Seat } & Strength

/** RR-29 */
export function reveal(table: RevolutionTable): void {
  const cards: Revealed = []
  for (const battlefield of BATTLEFIELDS) {
    table.state.seats.forEach((_, seat) => {
      const stack = stackAt(table.state, battlefield, seat)
      stack.forEach((laid, position) => {
        if (laid.faceUp) return
        cards.push({ battlefield, seat, position, card: laid.card })
        stack[position] = { ...laid, faceUp: true }
      })
    })
  }
  table.tell({ kind: 'revealed', cards })
}

/** RR-60: no battle touches another, so judging them one by one is judging them at once. */
export function fight(table: RevolutionTable): void {
  for (const battlefield of BATTLEFIELDS) fightAt(table, battlefield)
}

function fightAt(table: RevolutionTable, battlefield: Battlefield): void {
  const { state } = table
  const totals = totalsAt(state, battlefield)
  const winner = winnerOf(totals)
  const isBreakthrough = winner !== null && hasHold(state, battlefield, winner)
  const staying = winner === null || isBreakthrough ? null : winner
  const holdCard = staying === null ? null : turnPrimary(state, battlefield, staying)
  const discarded = clear(state, battlefield, staying)
  if (isBreakthrough) countBreakthrough(state, winner)
  const outcome = outcomeOf(totals, winner, isBreakthrough ? 'breakthrough' : 'hold')
  table.tell({ kind: 'battle', battlefield, totals, outcome, winner, holdCard, discarded })
}

/** Every seat that has a card there. */
function totalsAt(state: State, battlefield: Battlefield): Total[] {
  return state.seats.flatMap((_, seat) => {
    const cards = stackAt(state, battlefield, seat).map((laid) => laid.card)
    return cards.length > 0 ? [{ seat, ...strength(cards, state.options) }] : []
  })
}

/** RR-47 to RR-49: the one highest; nobody if the highest is shared (RR-51). */
function winnerOf(totals: readonly Total[]): Seat | null {
  const top = Math.max(...totals.map(({ total }) => total))
  const [best, ...others] = totals.filter(({ total }) => total === top)
  return best && others.length === 0 ? best.seat : null
}

// RR-51, RR-52
function outcomeOf(totals: readonly Total[], winner: Seat | null, won: 'hold' | 'breakthrough') {
  if (totals.length === 0) return 'empty'
  return winner === null ? 'tie' : won
}

/** RR-55, RR-58: only a card already turned sideways makes a win a breakthrough. */
function hasHold(state: State, battlefield: Battlefield, seat: Seat): boolean {
  return stackAt(state, battlefield, seat).some((laid) => laid.sideways)
}

/** RR-54, RR-56: the first card of the stack becomes the hold. */
function turnPrimary(state: State, battlefield: Battlefield, seat: Seat): CardId | null {
  const stack = stackAt(state, battlefield, seat)
  const [primary] = stack
  if (!primary) return null
  stack[0] = { ...primary, sideways: true }
  return primary.card
}

/** RR-51, RR-53 to RR-55: all cards go, but for the primary card of a seat that stays. */
function clear(state: State, battlefield: Battlefield, staying: Seat | null): CardId[] {
  const discarded: CardId[] = []
  state.seats.forEach((_, seat) => {
    const stack = stackAt(state, battlefield, seat)
    for (const laid of stack.splice(seat === staying ? 1 : 0)) discarded.push(laid.card)
  })
  state.discard.push(...discarded)
  return discarded
}

function countBreakthrough(state: State, winner: Seat): void {
  const seat = seatAt(state, winner)
  seat.breakthroughs += 1
  seat.breakthroughsThisRound += 1
}
