import { boardOf, retrace, type View } from '@robot-night/engine/games/cardbot-derby'
import { motionOf } from './choreography.ts'
import { film, type Paid, type Shot } from './film.ts'
import type { Motion } from './motion.ts'

/** A shot and how it is acted out. */
export interface Cut {
  shot: Shot
  motion: Motion
}
/** All that is known of a round. */
export interface RoundShow {
  /** 0: none has been run. */
  round: number
  cuts: readonly Cut[]
}

const EMPTY: RoundShow = { round: 0, cuts: [] }

export function roundShowOf(view: View): RoundShow {
  const { race, options } = view
  if (!race) return EMPTY
  const { features } = boardOf(options.board)
  const shots = film(race.start, retrace(race, options), {
    isBelt: (square) => features[square]?.kind === 'belt',
    paid: paidIn(view),
  })
  return { round: race.round, cuts: shots.map((shot) => ({ shot, motion: motionOf(shot) })) }
}

function paidIn({ race, robots }: View): Paid[] {
  return robots.flatMap(({ reached }, robot) =>
    reached
      .filter(({ round }) => round === race?.round)
      .map(({ target }): Paid => ({ kind: 'targetPaid', robot, target })),
  )
}

export const lengthOf = (cuts: readonly Cut[]): number => cuts.reduce((sum, { motion }) => sum + motion.ms, 0)

/** Where a step begins; the first cut of all if there is no such step. */
export function cutAt({ cuts }: RoundShow, step: number): number {
  return Math.max(
    0,
    cuts.findIndex(({ shot }) => shot.step === step),
  )
}
