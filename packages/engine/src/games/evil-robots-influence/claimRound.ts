import type { SeenPhase, View } from './shapes.ts'

/** The round is counted, and all coins lie open. */
const COUNTED: readonly SeenPhase['kind'][] = ['split', 'endgame', 'retain', 'path', 'over']

/** Which round a claim is about. */
export const claimRound = ({ phase, round }: Pick<View, 'phase' | 'round'>): number | null =>
  COUNTED.includes(phase.kind) ? null : round
