import type { Rng, Seat } from '../../../core/game.ts'
import type { Face, SeenSeat, View } from '../shapes.ts'

/** What chance and the others will do, drawn beforehand so that all deeds meet the same. */
export interface Luck {
  /** The others who have a turn yet, in this order. */
  later: readonly Seat[]
  /** The others who may have a Reveal window yet. */
  revealers: readonly Seat[]
  /** Below 100: how each takes its turn, and its window. */
  moods: readonly number[]
  reveals: readonly number[]
  /** Whose coin each would turn on a whim. */
  whims: readonly number[]
  /** What coins show if they are tossed: the hidden one, the shown one. */
  tosses: readonly (readonly [Face, Face])[]
  /** The coin of Peacock Fountain. */
  loose: Face
}

export function luckFor(view: View, rng: Rng): Luck {
  const { seats, order, phase } = view
  const places = seats.length + (view.idle ? 1 : 0)
  const isEnd = phase.kind === 'reveal' || (phase.kind === 'cardChoice' && phase.then.kind === 'reveal')
  const later = isEnd ? [] : [...waiting(view, rng), ...extra(view)]
  const windows = [...order.slice(isEnd ? view.windows : 0), ...later].filter((seat) => seat !== view.me.viewer)
  const each = <T>(draw: () => T): T[] => Array.from({ length: places }, draw)
  return {
    later,
    revealers: windows.filter((seat) => mayReveal(seats[seat])),
    moods: each(() => rng.int(100)),
    reveals: each(() => rng.int(100)),
    whims: each(() => rng.int(places)),
    tosses: each(() => [toss(rng), toss(rng)]),
    loose: toss(rng),
  }
}

const toss = (rng: Rng): Face => (rng.int(2) === 0 ? 'H' : 'T')

/** Who has no Power Card yet gets one in any order. */
function waiting({ seats, me }: View, rng: Rng): Seat[] {
  const others = seats.flatMap(({ power }, seat) => (power || seat === me.viewer ? [] : [seat]))
  rng.shuffle(others)
  return others
}

const extra = ({ extras, extrasBegun, me }: View): Seat[] =>
  extras.slice(extrasBegun).filter((seat) => seat !== me.viewer)

/** Without a Power Card it will have tokens yet. */
const mayReveal = (own: SeenSeat | undefined): boolean =>
  own !== undefined && (own.power === null || own.tokens > 0) && (isDown(own.left) || isDown(own.right))

const isDown = (slot: SeenSeat['left']): boolean => slot !== null && (slot.kind === 'back' || !slot.up)
