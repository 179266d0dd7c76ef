import type { Strength } from '@robot-night/engine/games/robot-revolution'
import type { Seat } from '#lib/table/scene.ts'
import type { Count } from './battleSteps.ts'
import type { Front } from '../board.ts'
import type { Stage } from './storyboard.ts'

/** The fronts as they stand in a playback: counters and leaders say no more than has been shown, and stay when the cards have left. */
export function lit(fronts: readonly Front[], stage: Stage | null): Front[] {
  return fronts.map((front) => (stage ? stagedAt(front, stage) : front))
}

function stagedAt(front: Front, { light, done }: Stage): Front {
  const over = done.find(({ battlefield }) => battlefield === front.battlefield)
  if (over) return counting(front, { counts: over.totals, leader: over.winner, isCleared: true })
  if (light?.battle.battlefield !== front.battlefield) return front
  const leader = light.shows === 'cards' ? null : light.battle.winner
  return counting(front, { counts: light.counts, leader, isCleared: light.isCleared })
}

interface Counting {
  counts: readonly Count[]
  leader: Seat | null
  isCleared: boolean
}

function counting(front: Front, { counts, leader, isCleared }: Counting): Front {
  const sides = front.sides.map((side) => {
    const count = counts.find(({ seat }) => seat === side.seat)
    const strength: Strength = isCleared || !count ? side.strength : count
    return { ...side, strength, total: count?.total ?? null, hasHidden: side.hasHidden || count?.total === 0 }
  })
  return { ...front, leader, sides }
}
