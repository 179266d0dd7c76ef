import type { Seat } from '../../core/game.ts'
import { giveBack } from './dealing.ts'
import { CARDS, ENDGAME_ORDER, LAST_ROUND, TRIGGER } from './material.ts'
import { startPath } from './path.ts'
import { holdingSeats, startRetain } from './retain.ts'
import { resultOf } from './split.ts'
import type { EndgameDeed, Side, State } from './shapes.ts'
import { allSeats } from './facts.ts'
import { phaseOf, seatAt, type InfluenceTable } from './table.ts'

type EndgameCard = (typeof ENDGAME_ORDER)[number]
interface Revealed {
  seat: Seat
  side: Side
  card: string
}

/** EI-102: everybody who has a card that is not revealed is asked, whatever it is. */
export function startEndgame(table: InfluenceTable): void {
  const { state } = table
  state.phase = { kind: 'endgame', asked: holdingSeats(state), answers: [] }
  if (state.phase.asked.length === 0) closeEndgame(table)
}

/** EI-102 to EI-107 */
export function closeEndgame(table: InfluenceTable): void {
  const { state } = table
  const revealed = revealAll(table)
  const deeds = ENDGAME_ORDER.flatMap((card) => {
    const by = revealed.find((each) => each.card === card)
    return by ? [resolve(table, card, by.seat)] : []
  })
  for (const { seat, side } of revealed) giveBack(state, seatAt(state, seat), side) // EI-105
  const isAnother = deeds.some(({ card, worked }) => card === 'L16' && worked)
  if (!isAnother) return startPath(table, deeds.find(({ card, worked }) => card === 'R17' && worked)?.seat ?? null)
  table.tell({ kind: 'anotherRound', cause: 'L16' })
  startRetain(table)
}

function revealAll(table: InfluenceTable): Revealed[] {
  const { asked, answers } = phaseOf(table.state, 'endgame')
  return asked.flatMap((seat) =>
    (answers.find((answer) => answer.seat === seat)?.sides ?? []).map((side) => {
      const card = seatAt(table.state, seat)[side]?.card
      if (!card) throw new Error(`a card on the ${side} of seat ${seat}`)
      table.tell({ kind: 'endgameRevealed', seat, side, card })
      return { seat, side, card }
    }),
  )
}

/** EI-103, EI-104: by the Influence there is at its step. */
function resolve(table: InfluenceTable, card: EndgameCard, seat: Seat): EndgameDeed {
  const { state } = table
  const { worked, changes } = EFFECTS[card](state, seat)
  for (const change of changes) seatAt(state, change.seat).influence += change.delta
  const deed = (): EndgameDeed => ({ seat, card, worked, changes: changes.map(({ ...change }) => change) })
  resultOf(state).endgame.push(deed())
  table.tell({ kind: 'endgameEffect', ...deed() })
  return deed()
}

type Effect = (state: Readonly<State>, seat: Seat) => Pick<EndgameDeed, 'worked' | 'changes'>
const NOTHING = { worked: false, changes: [] }

const EFFECTS: Readonly<Record<EndgameCard, Effect>> = {
  R16: (state, seat) =>
    seatAt(state, seat).influence < TRIGGER ? { worked: true, changes: [{ seat, delta: 1 }] } : NOTHING,
  // EI-L17: in the lead, alone or with others, there is nobody to lose any.
  L17: (state, seat) => {
    const others = leadersOf(state).filter(
      (leader) => seatAt(state, leader).influence - seatAt(state, seat).influence >= CARDS.L17.size,
    )
    return { worked: others.length > 0, changes: others.map((leader) => ({ seat: leader, delta: -1 })) }
  },
  L16: (state, seat) => {
    const { influence } = seatAt(state, seat)
    const isBehind = state.seats.some((other) => other.influence > influence)
    const works = isBehind && influence > 0 && state.round < LAST_ROUND
    return works ? { worked: true, changes: [{ seat, delta: -1 }] } : NOTHING
  },
  R17: (state, seat) => {
    const isEnd = !resultOf(state).endgame.some(({ card, worked }) => card === 'L16' && worked)
    return { worked: isEnd && seatAt(state, seat).influence === TRIGGER, changes: [] }
  },
}

/** EI-110 */
export function leadersOf(state: Readonly<State>): Seat[] {
  const most = Math.max(...state.seats.map(({ influence }) => influence))
  return allSeats(state).filter((seat) => seatAt(state, seat).influence === most)
}
