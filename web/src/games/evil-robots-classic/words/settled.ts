import type { Allegiance, Target } from '@robot-night/engine/games/evil-robots-classic'
import type { EventOf } from './telling.ts'

/** What a chain has come to for each that was aimed at, as all may believe it; null: not converted. */
export function settled({ results }: EventOf<'conversionEnded'>): { target: Target; to: Allegiance | null }[] {
  const targets = [...new Set(results.map(({ target }) => target))]
  return targets.map((target) => {
    const last = results.findLast((each) => each.target === target && each.stands)
    return { target, to: last?.allegiance ?? null }
  })
}
