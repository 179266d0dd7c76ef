import type { BoldMove } from '../../core/lookingBack.ts'
import type { Event, RobotIndex, View } from './shapes.ts'

/** Fewer shoves with one card are everyday driving. */
const SHOVES = 2

/**
 * The most shoves with one card; where nobody gave two, the most squares that a robot drove by its own cards in one
 * round. The earliest of the best. Drones dare nothing.
 */
export function boldest(heard: readonly Event[], { robots }: Pick<View, 'robots'>): BoldMove | null {
  const shoved = mostOf(heard, { starts: 'revealed', counts: shover }, robots)
  if (shoved && shoved.amount >= SHOVES) return { ...shoved, kind: 'shoves' }
  const driven = mostOf(heard, { starts: 'roundStarted', counts: driver }, robots)
  return driven && { ...driven, kind: 'squares' }
}

interface Counting {
  /** The event that begins a new count. */
  starts: Event['kind']
  /** Which robot it counts for; null: none. */
  counts(event: Event): RobotIndex | null
}

function mostOf(
  heard: readonly Event[],
  { starts, counts }: Counting,
  robots: View['robots'],
): Omit<BoldMove, 'kind'> | null {
  let best: Omit<BoldMove, 'kind'> | null = null
  const counted = new Map<RobotIndex, number>()
  for (const [event, each] of heard.entries()) {
    if (each.kind === starts) counted.clear()
    const robot = counts(each)
    const seat = robot === null ? null : (robots[robot]?.seat ?? null)
    if (robot === null || seat === null) continue
    const amount = (counted.get(robot) ?? 0) + 1
    counted.set(robot, amount)
    if (amount > (best?.amount ?? 0)) best = { seat, amount, event }
  }
  return best
}

const shover = (event: Event): RobotIndex | null =>
  event.kind === 'moved' && event.cause === 'shove' ? event.by : null

const driver = (event: Event): RobotIndex | null =>
  event.kind === 'moved' && event.cause === 'move' ? event.robot : null
