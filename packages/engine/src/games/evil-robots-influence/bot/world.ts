import type { Rng, Seat } from '../../../core/game.ts'
import { SIDES, type CardId, type Face, type Holder, type PowerCard, type SeenSeat, type View } from '../shapes.ts'
import { valueOf } from '../table.ts'
import { luckFor, type Luck } from './luck.ts'

/** Cards whose being in effect counts at the end of a round. */
export const LASTING = ['L08', 'L10', 'R09', 'R11', 'R14', 'R15'] as const
export type Lasting = (typeof LASTING)[number]

/** How a round might stand: what is seen as it is, all else as it might be. The Idle Robot comes after the seats. */
export interface World {
  /** Of the Idle Robot the left coin. */
  hidden: Face[]
  /** Of the Idle Robot the right coin. */
  shown: Face[]
  values: number[]
  /** What the Power Cards are worth turned over. */
  backs: number[]
  marks: number[]
  influence: number[]
  pot: number
  owners: Record<Lasting, Seat | null>
  luck: Luck
}

export function meIn({ me: { viewer } }: View): Seat {
  if (viewer === 'spectator') throw new Error('a spectator is asked nothing')
  return viewer
}

export const placeOf = ({ influence }: World, holder: Holder): number => (holder === 'idle' ? influence.length : holder)
export const levelIn = ({ values, marks }: World, place: number): number =>
  Math.max(0, (values[place] ?? 0) + (marks[place] ?? 0))

export function worldsFor(view: View, count: number, rng: Rng): World[] {
  const seen = seenIn(view)
  return Array.from({ length: count }, () => {
    const luck = luckFor(view, rng)
    const world = copyWorld({ ...seen, luck })
    for (const [at, seat] of luck.later.entries()) {
      const card = view.seats[seat]?.power ? undefined : view.stack[at]
      if (card) [world.values[seat], world.backs[seat]] = [valueOf(card), backOf(card)]
    }
    for (const [seat, own] of view.seats.entries()) world.hidden[seat] = own.hidden ?? guess(view, { seat, own }, rng)
    return world
  })
}

export const copyWorld = (world: World): World => ({
  hidden: world.hidden.slice(),
  shown: world.shown.slice(),
  values: world.values.slice(),
  backs: world.backs.slice(),
  marks: world.marks.slice(),
  influence: world.influence.slice(),
  pot: world.pot,
  owners: { ...world.owners },
  luck: world.luck,
})

const backOf = ({ num, up }: PowerCard): number => (up ? 0 : num)

function seenIn({ seats, idle, pot }: View): Omit<World, 'luck'> {
  const powers = [...seats.map(({ power }) => power), ...(idle ? [idle.power] : [])]
  return {
    hidden: [...seats.map(({ hidden }) => hidden ?? 'H'), ...(idle ? [idle.left] : [])],
    shown: [...seats.map(({ shown }) => shown), ...(idle ? [idle.right] : [])],
    values: powers.map((power) => (power ? valueOf(power) : 0)),
    backs: powers.map((power) => (power ? backOf(power) : 0)),
    marks: [...seats.map(({ mark }) => mark), ...(idle ? [idle.mark] : [])],
    influence: seats.map(({ influence }) => influence),
    pot,
    owners: ownersIn(seats),
  }
}

function ownersIn(seats: readonly SeenSeat[]): World['owners'] {
  const owner = (card: Lasting): Seat | null => {
    const seat = seats.findIndex((own) => SIDES.some((side) => isInEffect(own[side], card)))
    return seat < 0 ? null : seat
  }
  return {
    ...{ L08: owner('L08'), L10: owner('L10'), R09: owner('R09') },
    ...{ R11: owner('R11'), R14: owner('R14'), R15: owner('R15') },
  }
}

export const isInEffect = (slot: SeenSeat['left'], card: CardId): boolean =>
  slot?.kind === 'card' && slot.card === card && slot.up && slot.used

/** In a hundred: how often the coins of a seat that has had its turn are alike. */
const MATCHED = 62

function guess({ order }: View, { seat, own }: { seat: Seat; own: SeenSeat }, rng: Rng): Face {
  const isAlike = rng.int(100) < (order.includes(seat) && own.level !== 0 ? MATCHED : 50)
  return isAlike === (own.shown === 'H') ? 'H' : 'T'
}
