import type { Allegiance, RoundResult, Target, View } from '@robot-night/engine/games/evil-robots-classic'
import { SIDES } from '@robot-night/engine/games/evil-robots-classic'

/** Who ended the round where, the strongest last. */
export interface Member {
  target: Target
  level: number
}

export function teamOf(result: RoundResult, npc: View['npc'], side: Allegiance): Member[] {
  const seats = result.seats.flatMap(({ allegiance, level }, seat): Member[] =>
    allegiance === side ? [{ target: seat, level }] : [],
  )
  const extra: Member[] = npc?.allegiance === side ? [{ target: 'npc', level: npc.power }] : []
  return [...seats, ...extra].sort((one, other) => one.level - other.level)
}

export type Measure = 'size' | 'highest' | 'total'
const MEASURES: Readonly<Record<Measure, (levels: readonly number[]) => number>> = {
  size: (levels) => levels.length,
  highest: (levels) => Math.max(0, ...levels),
  total: (levels) => levels.reduce((sum, level) => sum + level, 0),
}
const STEPS: readonly Measure[] = ['size', 'highest', 'total']

/** What both teams were compared by, up to what decided. */
export function comparedBy(result: RoundResult, npc: View['npc']): { by: Measure; good: number; evil: number }[] {
  if (result.by === 'allTheSame') return []
  const last = result.by === 'deadHeat' ? STEPS.length - 1 : STEPS.indexOf(result.by)
  const [good, evil] = SIDES.map((side) => teamOf(result, npc, side).map(({ level }) => level))
  return STEPS.slice(0, last + 1).map((by) => ({
    by,
    good: MEASURES[by](good ?? []),
    evil: MEASURES[by](evil ?? []),
  }))
}

export const totalOf = (members: readonly Member[]): number => MEASURES.total(members.map(({ level }) => level))
