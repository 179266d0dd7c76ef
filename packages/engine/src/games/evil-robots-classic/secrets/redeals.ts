import type { Rng, Seat, Viewer } from '../../../core/game.ts'
import { COPIES_OF_POWER } from '../material.ts'
import { decksFor, type CardKind } from '../options.ts'
import { POWERS, ROBOTS, type Allegiance, type Power, type Robot, type State } from '../shapes.ts'
import { seatAt } from '../table.ts'

const POWER_DECK: readonly Power[] = POWERS.flatMap((power) => Array<Power>(COPIES_OF_POWER).fill(power))

interface Deal {
  state: State
  /** Where the match stands in the end: what has been seen by then stays. */
  end: State
  viewer: Viewer
}

/** A deal of one deck in which some cards and coins that this viewer has not seen are others. */
export function redeal({ state, end, viewer }: Deal, rng: Rng) {
  const isOneDeck = (kind: CardKind) => decksFor(kind, state.options) === 'one'
  if (!isOneDeck('robot') && !isOneDeck('power')) return []
  const keep = rng.pick([0, 1, 2, 4])
  const movable = (what: CardKind) =>
    [...state.seats.keys()].filter((seat) => !isSeen(end, seat, { what, viewer }) && rng.int(keep + 1) === 0)
  const robots: Robot[] = state.seats.map(({ robot }) => robot)
  const powers: Power[] = state.seats.map(({ power }) => power)
  const flips = state.seats.flatMap(({ allegiance }, seat) => {
    return coins(seat === viewer || rng.int(keep + 1) > 0 ? allegiance : rng.pick(['G', 'E', 'N', 'N']))
  })
  const robotDeck = () => exchanged(withRest(robots, ROBOTS), { dealt: robots.length, movable: movable('robot') }, rng)
  const powerDeck = () =>
    exchanged(withRest(powers, POWER_DECK), { dealt: powers.length, movable: movable('power') }, rng)
  return [
    ...(isOneDeck('robot') ? [{ shuffle: ROBOTS, into: robotDeck() }] : []),
    ...(isOneDeck('power') ? [{ shuffle: POWER_DECK, into: powerDeck() }] : []),
    ...flips,
  ]
}

/** Face up for all, or shown to this viewer. */
function isSeen(end: State, seat: Seat, { what, viewer }: { what: CardKind; viewer: Viewer }): boolean {
  const own = seatAt(end, seat)
  const isTold = end.whispered.some(
    ({ seat: by, to, showed }) => by === seat && showed.what === what && to.some((each) => each === viewer),
  )
  return isTold || seat === viewer || (what === 'robot' ? own.robotUp : own.powerUp)
}

function withRest<T>(cards: readonly T[], deck: readonly T[]): T[] {
  const rest = [...deck]
  for (const card of cards) rest.splice(rest.indexOf(card), 1)
  return [...cards, ...rest]
}

/** What may move, and what was not dealt, in each other's places. */
function exchanged<T>(
  cards: readonly T[],
  { dealt, movable }: { dealt: number; movable: readonly Seat[] },
  rng: Rng,
): T[] {
  const free = [...movable, ...[...cards.keys()].slice(dealt)]
  const from = [...free]
  rng.shuffle(from)
  const into = [...cards]
  free.forEach((at, place) => into.splice(at, 1, ...cards.slice(from[place], (from[place] ?? 0) + 1)))
  return into
}

/** ERC-122 */
const coins = (allegiance: Allegiance) => ({ G: [0, 0], E: [1, 1], N: [0, 1] })[allegiance].map((int) => ({ int }))
