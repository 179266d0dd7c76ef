import type { Seat } from '#lib/table/scene.ts'
import type { Front } from './board.ts'

/** A place to look at twice: the lifted card beats what is seen of the other side, or earns a bonus. */
export function isGood(front: Front, { far, near }: { far: Seat; near: Seat }): boolean {
  const strengthOf = (seat: Seat) => front.sides.find((each) => each.seat === seat)?.strength
  const [would, theirs, own] = [front.would, strengthOf(far)?.total ?? 0, strengthOf(near)]
  if (!would) return false
  const earns = would.rankAndFile + would.sharedCode > (own ? own.rankAndFile + own.sharedCode : 0)
  return earns || (theirs > 0 && would.total > theirs)
}
