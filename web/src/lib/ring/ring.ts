import type { Seat } from '#lib/table/scene.ts'

/** Where the middle of a robot is, in hundredths of the table. */
export interface Spot {
  x: number
  y: number
}
/** A place in the ring, on each form of the table: a tall phone, a short one, a wide screen. `X`: a robot that nobody plays. */
export interface Place<X> {
  target: Seat | X
  tall: Spot
  flat: Spot
  wide: Spot
}

/** Everybody that is looked at, clockwise from the viewer's left; whom nobody plays sits across. A watcher sees all. */
export function order<X>(seats: number, me: Seat | null, extra: X | null): (Seat | X)[] {
  const first = me === null ? 0 : me + 1
  const others = Array.from({ length: me === null ? seats : seats - 1 }, (_, step) => (first + step) % seats)
  return extra === null ? others : [...others.slice(0, middle(others)), extra, ...others.slice(middle(others))]
}
const middle = ({ length }: readonly Seat[]): number => Math.ceil(length / 2)

export function ringOf<X>(seats: number, me: Seat | null, extra: X | null): Place<X>[] {
  const all = order(seats, me, extra)
  return all.map((target, at) => ({
    target,
    tall: onArc(at, all.length, me === null ? TALL_WHOLE : TALL),
    flat: inRows(at, all.length),
    wide: onArc(at, all.length, me === null ? WHOLE : WIDE),
  }))
}

/** The viewer's own place, where there is room to show it. */
export const OWN: Spot = { x: 50, y: 79 }

interface Arc {
  middle: Spot
  reach: Spot
  /** Degrees between two neighbours at the most, and all in all. */
  step: number
  most: number
}
const TALL: Arc = { middle: { x: 50, y: 48 }, reach: { x: 38, y: 37 }, step: 62, most: 236 }
/** A watcher's: nobody sits at the near end. */
const TALL_WHOLE: Arc = { middle: { x: 50, y: 46 }, reach: { x: 38, y: 39 }, step: 90, most: 310 }
const WIDE: Arc = { middle: { x: 50, y: 47 }, reach: { x: 40, y: 36 }, step: 62, most: 236 }
const WHOLE: Arc = { middle: { x: 50, y: 45 }, reach: { x: 40, y: 35 }, step: 90, most: 320 }

/** From the lower left over the top to the lower right. */
function onArc(at: number, count: number, { middle, reach, step, most }: Arc): Spot {
  const spread = Math.min(most, step * (count - 1))
  const degrees = count === 1 ? 90 : 90 + spread / 2 - (spread * at) / (count - 1)
  const angle = (degrees * Math.PI) / 180
  return { x: rounded(middle.x + reach.x * Math.cos(angle)), y: rounded(middle.y - reach.y * Math.sin(angle)) }
}

/** The same ring pressed flat: the first and the last of many sit below, the rest above. */
function inRows(at: number, count: number): Spot {
  const below = count < 5 ? 0 : Math.floor(count / 4)
  const above = count - 2 * below
  if (at >= below && at < below + above) return { x: rounded((100 * (at - below + 0.5)) / above), y: 17 }
  const isLeft = at < below
  const fromEdge = isLeft ? below - 1 - at : at - below - above
  const inwards = (100 * (fromEdge + 0.5)) / Math.max(above, 2 * below)
  return { x: rounded(isLeft ? inwards : 100 - inwards), y: 76 }
}

const rounded = (value: number): number => Math.round(value * 10) / 10
