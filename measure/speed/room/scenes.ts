import { TITLES } from '@robot-night/engine'
import { CROWD, NOBODY, SOME } from './figures.ts'
import type { Phase, Plan } from './plan.ts'

export const SCENES = ['quiet', 'watched', 'crowded', 'hurried', 'weighed'] as const
export type Scene = (typeof SCENES)[number]

/**
 * Who speaks more than ten times a second is not heard, and a crowd is told twice a second at most: so many rooms that
 * none is played in faster, or so slowly that everybody hears of each move by itself. But for those who are hurried:
 * they are told of several at once, by us and by Colyseus.
 */
const PHASES: Record<Exclude<Scene, 'weighed'>, Omit<Phase, 'forMs'>> = {
  quiet: { watchers: NOBODY, rooms: 64, sides: ['product', 'bare', 'forgetful'], rounds: 7, gapMs: 0 },
  watched: { watchers: SOME, rooms: 4, sides: ['product', 'bare'], rounds: 5, gapMs: 130 },
  crowded: { watchers: CROWD, rooms: 3, sides: ['product', 'bare'], rounds: 5, gapMs: 175 },
  hurried: { watchers: CROWD, rooms: 1, sides: ['product', 'colyseus'], rounds: 5, gapMs: 40, isHurried: true },
}

/** What is to be played, of all scenes or of some; in so many rounds, or in as many as a figure needs. */
export function played(
  scenes: readonly Scene[],
  how: { forMs: number; moves: number; title: string | null; rounds?: number },
): Pick<Plan, 'phases' | 'weighing'> {
  const { forMs, moves, title, rounds } = how
  const phases = scenes.flatMap((scene) => (scene === 'weighed' ? [] : [{ ...PHASES[scene], forMs }]))
  return {
    phases:
      rounds === undefined
        ? phases
        : phases.map((phase) => ({ ...phase, rounds, sides: phase.sides.filter(isCompared) })),
    weighing: scenes.includes('weighed')
      ? { titles: title === null ? TITLES.map(({ id }) => id) : [title], moves }
      : null,
  }
}

const isCompared = (side: Phase['sides'][number]): boolean => side !== 'forgetful'
