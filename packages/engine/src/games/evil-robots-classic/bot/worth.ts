import { BAD_POINTS, MISERY_POINTS, SCAREDY_POINTS } from '../material.ts'
import type { View } from '../shapes.ts'
import type { Course } from './course.ts'
import { meIn } from './known.ts'
import { ahead } from './verdict.ts'
import type { World } from './worlds.ts'

/** What it is worth to win the match, and what it costs if another does: in points. */
const VICTORY = 3
const DEFEAT = 1
/** What a point of another weighs against one's own once that other has reached the target. */
const ENVY = 0.15

/** How glad a player would be of a round that ends like this. */
export function worthIn(view: View): (world: World, course: Course) => number {
  const { seat: me } = meIn(view)
  const { target } = view.options
  const before = view.seats.map(({ score }) => score)
  const weights = before.map((score, seat) => (seat === me ? 1 : -ENVY * (score / target) ** 2))
  return (world, course) => {
    const points = pointsIn(view, world, course)
    const scores = before.map((score, seat) => score + (points[seat] ?? 0))
    const gain = points.reduce((sum, each, seat) => sum + each * (weights[seat] ?? 0), 0)
    return gain + prize(scores, me, target)
  }
}

/** ERC-910: only who is alone at the top has won. */
function prize(scores: readonly number[], me: number, target: number): number {
  const top = Math.max(...scores)
  const isOver = top >= target && scores.filter((score) => score === top).length === 1
  return isOver ? (scores[me] === top ? VICTORY : -DEFEAT) : 0
}

/** ERC-906 to ERC-908 */
function pointsIn(view: View, world: World, course: Course): number[] {
  const winner = ahead(world, course.sides)
  return view.seats.map((_, seat) => {
    if (!winner) return 0
    const side = course.sides[seat]
    const win = side === winner ? view.options.winPoints : 0
    switch (world.robots[seat]) {
      case 'BadBot':
        return win + (winner === 'E' ? BAD_POINTS : 0)
      case 'MiseryBot':
        return win + (side !== 'N' && side !== winner ? MISERY_POINTS : 0)
      case 'ScaredyBot':
        return win + (seat === view.viewer && course.exposed ? 0 : SCAREDY_POINTS)
      default:
        return win
    }
  })
}
