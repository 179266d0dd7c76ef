import type { Phase, Rank, RobotIndex } from '@robot-night/engine/games/cardbot-derby'

/** Where a card of a step stands in the row of those that act. */
type Turn = 'done' | 'now' | 'next' | 'last' | 'ahead'
export interface Acting {
  robot: RobotIndex
  card: Rank
  turn: Turn
}

interface Shown {
  order: readonly { robot: RobotIndex; card: Rank }[]
  part: string
  /** The place in the order of the one that acts. */
  acting: number | null
}

/** A step that waits for a choice stands at the one who moves; riders and sliders move when all cards are done. */
export function stoppedAt(shown: Shown, phase: Phase): Shown {
  if (phase.kind !== 'ping') return shown
  if (phase.cause !== 'move') return { ...shown, part: phase.cause, acting: null }
  return { ...shown, part: 'commands', acting: shown.order.findIndex(({ robot }) => robot === phase.robot) }
}

/** The cards of a step with what has become of them. Before the first acts it is next; after the commands all are done. */
export function actingOf({ order, part, acting }: Shown): Acting[] {
  const now = acting ?? (part === 'reveal' ? -1 : order.length)
  return order.map(({ robot, card }, at) => ({ robot, card, turn: turnAt(at, { now, last: order.length - 1 }) }))
}

function turnAt(at: number, { now, last }: { now: number; last: number }): Turn {
  if (at < now) return 'done'
  if (at === now) return 'now'
  if (at === now + 1) return 'next'
  return at === last ? 'last' : 'ahead'
}
