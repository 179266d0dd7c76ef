import type { Seat } from '../../core/game.ts'
import { strength } from './strength.ts'
import { changeSides, seatAt, sidesOf, stackAt, type RevolutionTable } from './table.ts'
import {
  BATTLEFIELDS,
  type Battlefield,
  type CardId,
  type Event,
  type Laid,
  type Stack,
  type State,
  type Strength,
} from './shapes.ts'

type Revealed = Extract<Event, { kind: 'revealed' }>['cards']
type Total = { seat: Seat } & Strength

/** RR-29 */
export function reveal(table: RevolutionTable): void {
  const { state } = table
  const cards: Revealed = []
  for (const battlefield of BATTLEFIELDS) {
    const open = sidesOf(state, battlefield).map((stack, seat) =>
      stack.map((laid, position) => {
        if (laid.faceUp) return laid
        cards.push({ battlefield, seat, position, card: laid.card })
        return { ...laid, faceUp: true }
      }),
    )
    changeSides(state, battlefield, open)
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
  const discarded = clear(state, battlefield, staying)
  const [hold] = staying === null ? [] : stackAt(state, battlefield, staying)
  if (isBreakthrough) countBreakthrough(state, winner)
  const outcome = outcomeOf(totals, winner, isBreakthrough ? 'breakthrough' : 'hold')
  table.tell({ kind: 'battle', battlefield, totals, outcome, winner, holdCard: hold?.card ?? null, discarded })
}

/** Every seat that has a card there. */
function totalsAt(state: State, battlefield: Battlefield): Total[] {
  const totals: Total[] = []
  sidesOf(state, battlefield).forEach((stack, seat) => {
    if (stack.length === 0) return
    const cards = stack.map(({ card }) => card)
    totals.push({ seat, ...strength(cards, state.options) })
  })
  return totals
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
function turned(stack: Stack): Laid[] {
  const [primary] = stack
  return primary ? [{ ...primary, sideways: true }] : []
}

/** RR-51, RR-53 to RR-55: all cards go, but for the primary card of a seat that stays. */
function clear(state: State, battlefield: Battlefield, staying: Seat | null): CardId[] {
  const discarded: CardId[] = []
  const left = sidesOf(state, battlefield).map((stack, seat) => {
    const kept = seat === staying ? turned(stack) : []
    for (const { card } of stack.slice(kept.length)) discarded.push(card)
    return kept
  })
  changeSides(state, battlefield, left)
  state.discard = [...state.discard, ...discarded]
  return discarded
}

function countBreakthrough(state: State, winner: Seat): void {
  const seat = seatAt(state, winner)
  const [breakthroughs, breakthroughsThisRound] = [seat.breakthroughs + 1, seat.breakthroughsThisRound + 1]
  state.seats[winner] = { ...seat, breakthroughs, breakthroughsThisRound }
}
