import type { Seat } from '../../core/game.ts'
import { fixByUse } from './claims.ts'
import { order, ordersOf } from './orders.ts'
import { reveal } from './reveal.ts'
import { showLevel, showPower, showRobot } from './showing.ts'
import { beginPassTurn } from './turns.ts'
import type { LineUp, Place, State } from './shapes.ts'
import { clockwiseFrom, levelOf, seatAt, seatsThat, type ClassicTable } from './table.ts'

/** ERC-801 */
export function startPassing(table: ClassicTable): void {
  const { state } = table
  const asked = seatsThat(state, ({ status }) => status === 'passed')
  if (state.nobodyPasses || asked.length === 0) return reveal(table)
  state.phase = { kind: 'lineUp', asked, answers: [] }
  table.tell({ kind: 'phaseBegan', phase: 'pass' })
}

/** One who passed, and how it lines up. */
interface Passer {
  seat: Seat
  lineUp: LineUp
}

/** ERC-803 to ERC-805 */
export function closeLineUp(table: ClassicTable): void {
  const { state } = table
  if (state.phase.kind !== 'lineUp') return
  const { asked, answers } = state.phase
  const passers = asked.map((seat): Passer => {
    const own = seatAt(state, seat)
    const answer = answers.find((each) => each.seat === seat)
    if (typeof answer?.dial === 'number') order(own, { dial: answer.dial })
    fixByUse(state, seat)
    return { seat, lineUp: answer?.lineUp ?? ordersOf(own).lineUp }
  })
  const excluded = lowest(table, passers)
  state.line = []
  for (const passer of passers) prove(table, passer, excluded.includes(passer.seat))
  for (const seat of excluded) seatAt(state, seat).status = 'excluded'
  state.line = placesOf(
    table,
    passers.filter(({ seat }) => !excluded.includes(seat)),
  )
  const places = state.line.map(({ seat, position }) => ({ seat, position }))
  table.tell({ kind: 'linedUp', places, excluded })
  nextInLine(table)
}

/** ERC-804: by level, FreeBot by its card; PassBot only if it hides. */
function lowest({ state }: ClassicTable, passers: readonly Passer[]): Seat[] {
  if (passers.length === 1) return []
  const counted = passers.filter(({ lineUp }) => lineUp.as !== 'first' && lineUp.as !== 'inOrder')
  const least = Math.min(...counted.map(({ seat }) => levelOf(state, seat)))
  return counted.filter(({ seat }) => levelOf(state, seat) === least).map(({ seat }) => seat)
}

/** ERC-803: those who are left out prove their place too; a FreeBot by its power alone. */
function prove(table: ClassicTable, { seat, lineUp }: Passer, isExcluded: boolean): void {
  if (lineUp.as === 'first') return showRobot(table, seat, 'rule')
  if (lineUp.as === 'position' && !isExcluded) {
    showRobot(table, seat, 'rule')
    if (lineUp.showPower) showPower(table, seat, 'choice')
    return
  }
  if (seatAt(table.state, seat).bonus) return showLevel(table, seat)
  showPower(table, seat, 'rule')
  if (lineUp.as === 'inOrder') showRobot(table, seat, 'rule')
}

const BEFORE_ALL = 0

/** ERC-805: PassBot that goes first, then by level, FreeBot where it wants. */
function placesOf({ state }: ClassicTable, passers: readonly Passer[]): Place[] {
  const places = passers.map(({ seat, lineUp }): Place => {
    if (lineUp.as === 'first') return { seat, position: BEFORE_ALL, settled: false }
    const position = lineUp.as === 'position' ? lineUp.position : levelOf(state, seat)
    return { seat, position, settled: false }
  })
  return places.sort((one, other) => one.position - other.position)
}

export function nextInLine(table: ClassicTable): void {
  const { state } = table
  if (state.nobodyPasses) return reveal(table) // ERC-735
  const tied = nextPlaces(table)
  const [next, ...others] = tied
  if (next === undefined) return reveal(table)
  if (others.length === 0) {
    state.line?.shift()
    return beginPassTurn(table, next)
  }
  if (state.previous === null) return orderTie(table, null, shuffled(table, tied))
  state.phase = { kind: 'passOrder', seat: state.previous, tied }
}

/** Who is next: one, or several whose tie is not ordered yet. Those who have reacted pass on the way (ERC-602, ERC-809). */
function nextPlaces(table: ClassicTable): Seat[] {
  const { state } = table
  for (;;) {
    const [first, ...rest] = state.line ?? []
    if (!first) return []
    const tied = first.settled ? [] : rest.filter(({ position, settled }) => position === first.position && !settled)
    const places = [first, ...tied]
    const reacted = places.filter(({ seat }) => seatAt(state, seat).status === 'reacted')
    if (reacted.length === 0) return places.map(({ seat }) => seat)
    for (const { seat } of reacted) table.tell({ kind: 'passForced', seat })
    state.line = (state.line ?? []).filter((place) => !reacted.includes(place))
  }
}

/** ERC-806; `by` null: nobody has taken a turn yet. */
export function orderTie(table: ClassicTable, by: Seat | null, order: readonly Seat[]): void {
  const { state } = table
  const line = state.line ?? []
  const ordered = order.flatMap((seat) => line.filter((place) => place.seat === seat))
  for (const place of ordered) place.settled = true
  state.line = [...ordered, ...line.filter(({ seat }) => !order.includes(seat))]
  table.tell({ kind: 'ordered', by, order: [...order] })
  nextInLine(table)
}

function shuffled({ rng }: ClassicTable, seats: readonly Seat[]): Seat[] {
  const order = [...seats]
  rng.shuffle(order)
  return order
}

/** ERC-806: clockwise from the chooser's left, the chooser itself last. */
export function usualOrder(state: Readonly<State>, { seat, tied }: { seat: Seat; tied: readonly Seat[] }): Seat[] {
  return clockwiseFrom(state, seat).filter((each) => tied.includes(each))
}
