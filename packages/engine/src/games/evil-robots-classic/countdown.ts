import type { Seat } from '../../core/game.ts'
import { claimByOrder, fixByClaim, hasMissed, isCall } from './claims.ts'
import { ordersOf } from './orders.ts'
import { startPassing } from './passing.ts'
import type { Claimed, Call } from './shapes.ts'
import { seatAt, waitingSeats, type ClassicTable } from './table.ts'
import { beginTurn } from './turns.ts'

/** ERC-208: all are ready, or the time is up. */
export function closeDiscussion(table: ClassicTable): void {
  table.tell({ kind: 'phaseBegan', phase: 'turns' })
  nextCall(table)
}

/** ERC-301, ERC-302: every call is made, no matter who holds what; ERC-313: as long as somebody is waiting. */
function nextCall(table: ClassicTable): void {
  const { state } = table
  const asked = waitingSeats(state)
  const call = state.called === null ? 9 : state.called - 1
  if (asked.length === 0 || !isCall(call)) return endCountdown(table)
  state.called = call
  const claims = claimsByOrder(table, asked, call)
  const answered = asked.filter((seat) => ordersOf(seatAt(state, seat)).call.kind !== 'manual')
  state.phase = { kind: 'call', call, asked, answered, claims }
  table.tell({ kind: 'callOpened', call, asked: [...asked] })
}

/** ERC-306: all seats are shuffled, no matter who claims, so that what is drawn tells nothing. */
function claimsByOrder({ state, rng }: ClassicTable, asked: readonly Seat[], call: Call): Claimed[] {
  const order = [...asked]
  rng.shuffle(order)
  return order.flatMap((seat) => {
    const claim = claimByOrder(seatAt(state, seat), call)
    return claim ? [{ seat, claim }] : []
  })
}

/** ERC-305, ERC-307 */
export function closeCall(table: ClassicTable): void {
  const { state } = table
  if (state.phase.kind !== 'call') return
  const { call, asked, claims } = state.phase
  const missedBefore = asked.filter((seat) => hasMissed(state, seat))
  for (const { seat, claim } of claims) fixByClaim(seatAt(state, seat), claim)
  state.queue = claims
  table.tell({ kind: 'callClosed', call, claimants: claims.map(({ seat }) => seat) })
  state.phase = { kind: 'turn' }
  for (const seat of asked) {
    if (!missedBefore.includes(seat) && hasMissed(state, seat)) table.whisper([seat], { kind: 'missed', seat })
  }
  nextClaimant(table, { isFirst: true })
}

export function nextClaimant(table: ClassicTable, { isFirst } = { isFirst: false }): void {
  const claimed = table.state.queue.shift()
  if (claimed) beginTurn(table, { ...claimed, isFirst })
  else nextCall(table)
}

/** ERC-308 */
export function orderQueue(table: ClassicTable, by: Seat, order: readonly Seat[]): void {
  const { state } = table
  state.queue.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
  table.tell({ kind: 'ordered', by, order: [...order] })
  nextClaimant(table)
}

/** ERC-310: only now it shows who missed. */
function endCountdown(table: ClassicTable): void {
  const noTurn = waitingSeats(table.state)
  for (const seat of noTurn) seatAt(table.state, seat).status = 'noTurn'
  table.tell({ kind: 'countdownEnded', noTurn })
  startPassing(table)
}
