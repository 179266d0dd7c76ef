import { LEFT, RIGHT } from '../material.ts'
import type { RaceEvent } from '../shapes.ts'
import { placed, type Run } from './course.ts'

/** Stage 5: all that stand on one at the end of the step, at once (CD-80, CD-81). */
export function turntables({ course, rest, hooks }: Run): void {
  if (!course.board.isTurning) return
  const robots: Extract<RaceEvent, { kind: 'spun' }>['robots'] = []
  for (const robot of rest.order) {
    const own = placed(course, robot)
    const feature = course.board.features[own.at]
    if (feature?.kind !== 'turntable') continue
    const { quarter } = feature
    own.facing = (quarter === 1 ? RIGHT : LEFT)[own.facing]
    robots.push({ robot, facing: own.facing, quarter })
  }
  if (robots.length > 0) hooks.tell?.({ kind: 'spun', robots })
}
