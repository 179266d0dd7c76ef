import { LAST_ROUND, TRIGGER } from '../material.ts'
import { SIDES, type CardId, type View } from '../shapes.ts'
import { finaleFor } from './finale.ts'
import { gainsIn } from './verdict.ts'
import { meIn, type World } from './world.ts'

/** In Influence: what it is worth to win the match, what it costs if others do, and to need another round for it. */
const VICTORY = 4
const DEFEAT = 1.5
const DELAY = 0.5
/** What the others' Influence weighs against one's own, all of them together; who has most weighs most. */
const ENVY = 0.4

/** How glad a seat would be of a round that ends like this world. */
export function worthIn(view: View): (world: World) => number {
  const me = meIn(view)
  const before = view.seats.map(({ influence }) => influence)
  const weights = weightsFor(before, me)
  const own = endgameCards(view, me)
  return (world) => {
    const gains = gainsIn(world)
    const after = world.influence.map((influence, seat) => influence + (gains[seat] ?? 0))
    const change = after.reduce((sum, each, seat) => sum + (each - (before[seat] ?? 0)) * (weights[seat] ?? 0), 0)
    return change + prize(after, me, { own, isLast: view.round >= LAST_ROUND })
  }
}

function weightsFor(influence: readonly number[], me: number): number[] {
  const raw = influence.map((each, seat) => (seat === me ? 0 : (each + 1) ** 2))
  const sum = raw.reduce((total, each) => total + each, 0)
  return raw.map((each, seat) => (seat === me ? 1 : (-ENVY * each) / sum))
}

const endgameCards = ({ seats }: View, me: number): CardId[] =>
  SIDES.flatMap((side) => {
    const slot = seats[me]?.[side]
    return slot?.kind === 'card' && !slot.up ? [slot.card] : []
  })

interface Ending {
  own: readonly CardId[]
  isLast: boolean
}

function prize(after: readonly number[], me: number, { own, isLast }: Ending): number {
  if (!isLast && !after.some((each) => each >= TRIGGER)) return 0
  const finale = finaleFor(after.map(Math.round), me, own)
  if (finale === 'anotherRound') return -DELAY
  return finale * VICTORY - (1 - finale) * DEFEAT
}
