import type { Rng } from '../../../core/game.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import { RANKS, type Rank, type RobotIndex, type SeenRobot, type View } from '../shapes.ts'

/** CD-70: all cards but those that lie under targets. */
const cardsOf = ({ reached }: SeenRobot): Rank[] =>
  RANKS.filter((rank) => reached.every(({ target }) => target !== rank))

const isIn = (cards: readonly Rank[]) => (rank: Rank) => cards.includes(rank)
const without = (cards: readonly Rank[], gone: readonly Rank[]): Rank[] => cards.filter((rank) => !isIn(gone)(rank))

/** What another robot may have drawn this round. A drone plays its cards as they come (CD-6). */
export function imagineHand(view: View, robot: RobotIndex, rng: Rng): Rank[] {
  const seen = seenAt(view, robot)
  if (seen.seat === null) return some(cardsOf(seen), PROGRAM_LENGTH, rng)
  const under = wasShuffled(view, robot) ? [] : (view.race?.commands[robot] ?? [])
  return drawnFrom(cardsOf(seen), { under, count: view.options.drawCount }, rng)
}

/** CD-71: the pile of who touched a target last round is shuffled. */
const wasShuffled = ({ race, robots }: View, robot: RobotIndex): boolean =>
  robots[robot]?.reached.some(({ round }) => round === race?.round) ?? false

/** What a robot may draw next round after this hand: if it touches its target its pile is shuffled. */
export function imagineNext(view: View, { robot, drawn }: Held, rng: Rng): { kept: Rank[]; shuffled: Rank[] } {
  const seen = seenAt(view, robot)
  const [cards, count] = [cardsOf(seen), view.options.drawCount]
  const kept = drawnFrom(cards, { under: drawn, count }, rng)
  const left = cards.filter((rank) => rank !== seen.next)
  return { kept, shuffled: drawnFrom(left, { under: [], count }, rng) }
}
/** A robot's cards of this round. */
export interface Held {
  robot: RobotIndex
  drawn: readonly Rank[]
}

/** From a pile in which some cards lie at the bottom, in their order, and all others anyhow (CD-67, CD-68). */
function drawnFrom(
  cards: readonly Rank[],
  { under, count }: { under: readonly Rank[]; count: number },
  rng: Rng,
): Rank[] {
  const top = some(without(cards, under), count, rng)
  return [...top, ...under.filter(isIn(cards)).slice(0, count - top.length)]
}

/** So many of them, or all there are, in any order. */
function some(cards: Rank[], count: number, rng: Rng): Rank[] {
  const taken = Math.min(count, cards.length)
  for (let at = 0; at < taken; at++) {
    const other = at + rng.int(cards.length - at)
    const [here, there] = [cards[at], cards[other]]
    if (here && there) [cards[at], cards[other]] = [there, here]
  }
  return cards.slice(0, taken)
}

function seenAt({ robots }: View, robot: RobotIndex): SeenRobot {
  const seen = robots[robot]
  if (!seen) throw new Error(`a robot from 0 to ${robots.length - 1}, not ${robot}`)
  return seen
}
