import type { Rng, Seat } from '../../../core/game.ts'
import { COPIES_OF_POWER } from '../material.ts'
import { decksFor, type Decks } from '../options.ts'
import { POWERS, ROBOTS, SIDES, type Allegiance, type Power, type Robot, type Side, type View } from '../shapes.ts'
import { isDoubtful, meIn, powerKnown, robotKnown, seenAt, sideShown } from './known.ts'

/** How all that a player does not see might be. The extra robot, if it plays, comes after the seats. */
export interface World {
  robots: readonly (Robot | null)[]
  levels: readonly number[]
  sides: readonly Allegiance[]
  /** What a coin shows if it is flipped. */
  flips: readonly Side[]
  /** Below 100: how thoughtfully each will play. */
  moods: readonly number[]
  /** Whom each would go for on a whim. */
  whims: readonly number[]
  /** The seats, the highest level first. */
  order: readonly Seat[]
}

/** Worlds that agree with all that is known, each as likely as the next. */
export const imagineWorlds = (view: View, count: number, rng: Rng): World[] =>
  Array.from({ length: count }, () => imagineWorld(view, rng))

function imagineWorld(view: View, rng: Rng): World {
  const robots: (Robot | null)[] = robotsIn(view, rng)
  const levels = levelsIn(view, robots, rng)
  const sides = robots.map((robot, seat) => sideIn(view, { seat, robot }, rng))
  const order = [...levels.keys()].sort((one, other) => (levels[other] ?? 0) - (levels[one] ?? 0))
  if (view.npc) {
    robots.push(null)
    levels.push(view.npc.power)
    sides.push(view.npc.allegiance)
  }
  return {
    robots,
    levels,
    sides,
    order,
    flips: sides.map(() => rng.pick(SIDES)),
    moods: sides.map(() => rng.int(100)),
    whims: sides.map(() => rng.int(sides.length)),
  }
}

function robotsIn(view: View, rng: Rng): Robot[] {
  const known = view.seats.map((_, seat) => robotKnown(view, seat))
  const left = cardsLeft(decksFor('robot', view.options), ROBOTS, known)
  rng.shuffle(left)
  return known.map((robot) => robot ?? left.pop() ?? rng.pick(ROBOTS))
}

function levelsIn(view: View, robots: readonly (Robot | null)[], rng: Rng): number[] {
  const known = view.seats.map((_, seat) => powerKnown(view, seat))
  const left = cardsLeft(
    decksFor('power', view.options),
    POWERS.flatMap((power) => Array<Power>(COPIES_OF_POWER).fill(power)),
    known,
  )
  rng.shuffle(left)
  return known.map((power, seat) => {
    const card = power ?? drawn(left, mayHold(view, seat, robots[seat])) ?? rng.pick(POWERS)
    return seenAt(view, seat).level ?? card + bonusIn(view, seat)
  })
}

const bonusIn = (view: View, seat: Seat): number => {
  const me = meIn(view)
  return seat === me.seat ? (me.own.bonus ?? me.own.orders.dial) : 0
}

/** ERC-124: what has not been seen of the decks. */
function cardsLeft<T>(decks: Decks, deck: readonly T[], known: readonly (T | null)[]): T[] {
  if (decks === 'own') return []
  const left = decks === 'two' ? [...deck, ...deck] : [...deck]
  for (const card of known) {
    const at = left.findIndex((each) => each === card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Who waits still has not been called yet; who has claimed holds what was called. */
function mayHold({ called, phase, queue, seats }: View, seat: Seat, robot: Robot | null | undefined) {
  const isTied = robot === 'FreeBot' || robot === 'PlusBot' || called === null
  if (isTied) return () => true
  if (queue.includes(seat)) return (power: Power) => power === called
  if (seats[seat]?.status !== 'waiting') return () => true
  return (power: Power) => power < called || (phase.kind === 'call' && power === called)
}

/** The first that fits; if none does the bottom one. */
function drawn(left: Power[], fits: (power: Power) => boolean): Power | undefined {
  const at = left.findIndex(fits)
  return left.splice(at, 1)[0]
}

const DEALT = ['G', 'E', 'N', 'N'] as const

/** ERC-122, ERC-710, ERC-745: as dealt, flipped or shown; but in a CheatBot or a JudasBot one should not trust. */
function sideIn(view: View, { seat, robot }: { seat: Seat; robot: Robot | null }, rng: Rng): Allegiance {
  const me = meIn(view)
  if (seat === me.seat) return me.own.allegiance
  const { passed, flipped } = seenAt(view, seat)
  const shown = sideShown(view, seat)
  const doubtful = isDoubtful(view, { robot, passed })
  if (shown && !(doubtful && rng.int(2) === 0)) return shown
  return rng.pick(flipped || doubtful ? SIDES : DEALT)
}
