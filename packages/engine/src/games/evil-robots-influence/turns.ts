import type { Seat } from '../../core/game.ts'
import { count } from './count.ts'
import { nextCard } from './countdown.ts'
import { REVEAL_COST } from './material.ts'
import type { Resumed, State } from './shapes.ts'
import { faceDown, surchargeFor } from './facts.ts'
import { seatAt, type InfluenceTable } from './table.ts'

type Turn = Omit<Extract<Resumed, { kind: 'turn' }>, 'kind'>

export function startTurn(table: InfluenceTable, { seat, extra }: Turn): void {
  table.tell({ kind: 'turnStarted', seat, extra })
  resume(table, { kind: 'turn', seat, extra })
}

/** EI-9, EI-57, EI-61: asked again after each action. */
export function resume(table: InfluenceTable, then: Resumed): void {
  const { state } = table
  if (then.kind === 'turn') state.phase = { kind: 'turn', seat: then.seat, extra: then.extra }
  else if (mayReveal(state, then.seat)) state.phase = { kind: 'reveal', seat: then.seat }
  else nextWindow(table)
}

/** EI-57: unspent tokens stay. */
export function endTurn(table: InfluenceTable, { seat, extra }: Turn): void {
  table.tell({ kind: 'turnEnded', seat, extra, tokens: seatAt(table.state, seat).tokens })
  if (extra) endTurns(table)
  else nextCard(table)
}

/** EI-L07: extra turns as they were earned, then the Reveal Phase. */
export function endTurns(table: InfluenceTable): void {
  const { state } = table
  const seat = state.extras[state.extrasBegun]
  if (seat === undefined) return nextWindow(table)
  state.extrasBegun += 1
  startTurn(table, { seat, extra: true })
}

/** EI-60: by open facts alone. */
function mayReveal(state: Readonly<State>, seat: Seat): boolean {
  const own = seatAt(state, seat)
  return faceDown(own).length > 0 && own.tokens >= REVEAL_COST + surchargeFor(state, seat)
}

/** EI-59, EI-62: one pass, in countdown order. */
export function nextWindow(table: InfluenceTable): void {
  const { state } = table
  while (state.windows < state.order.length) {
    const seat = state.order[state.windows++]
    if (seat === undefined || !mayReveal(state, seat)) continue
    state.phase = { kind: 'reveal', seat }
    return table.tell({ kind: 'revealWindow', seat })
  }
  count(table)
}
