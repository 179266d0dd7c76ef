import { boardOf, retrace, type View } from '@robot-night/engine/games/cardbot-derby'
import { motionOf } from './keyframes.ts'
import { storyboard, type Paid, type Shot } from './storyboard.ts'
import type { Motion } from './motion.ts'

/** A shot and how it is animated. */
export interface AnimatedShot {
  shot: Shot
  motion: Motion
}
/** All that is known of a round. */
export interface Timeline {
  /** 0: none has been run. */
  round: number
  shots: readonly AnimatedShot[]
}

const EMPTY: Timeline = { round: 0, shots: [] }

export function timelineOf(view: View): Timeline {
  const { race, options } = view
  if (!race) return EMPTY
  const { features } = boardOf(options.board)
  const drawn = storyboard(race.start, retrace(race, options), {
    isBelt: (square) => features[square]?.kind === 'belt',
    paid: paidIn(view),
  })
  return { round: race.round, shots: drawn.map((shot) => ({ shot, motion: motionOf(shot) })) }
}

function paidIn({ race, robots }: View): Paid[] {
  return robots.flatMap(({ reached }, robot) =>
    reached
      .filter(({ round }) => round === race?.round)
      .map(({ target }): Paid => ({ kind: 'targetPaid', robot, target })),
  )
}

export const lengthOf = (shots: readonly AnimatedShot[]): number =>
  shots.reduce((sum, { motion }) => sum + motion.ms, 0)

/** Where a step begins; the first shot of all if there is no such step. */
export function shotAt({ shots }: Timeline, step: number): number {
  return Math.max(
    0,
    shots.findIndex(({ shot }) => shot.step === step),
  )
}
