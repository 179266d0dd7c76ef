import type { Choice, Placement } from '@robot-night/engine/games/cardbot-derby'
import { plus, pointOf, WAYS } from '../board/geometry.ts'
import { lines } from './flashes.ts'
import { STILL, type Motion } from './motion.ts'
import { EASE, MS } from './timing.ts'

/** About to hit: who moves leans against the one that has to give way, until it is said to which side. */
export function waitingMotion({ robot, pinged, dir }: Choice, robots: readonly Placement[]): Motion {
  const at = robots[robot]?.at
  if (at === undefined) return STILL
  const place = pointOf(at)
  const near = plus(place, WAYS[dir], 0.18)
  const poses = [
    { ...place, at: 0, ease: EASE },
    { ...near, at: MS.go },
  ]
  const rush = lines(place, { robot, dir, at: 0 })
  const flashes = [{ ...rush, poses: rush.poses.slice(0, 3) }]
  return { ...STILL, ms: MS.go, tracks: [{ robot, poses }], flashes, cast: [robot, pinged] }
}
