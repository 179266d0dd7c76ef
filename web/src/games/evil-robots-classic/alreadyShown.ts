import type { Target, View } from '@robot-night/engine/games/evil-robots-classic'

/** The kinds of claims that say no more of it than lies open. A coin that was flipped since may be anything again. */
export function alreadyShown({ seats }: Pick<View, 'seats'>, target: Target): string[] {
  const seen = target === 'npc' ? undefined : seats[target]
  if (!seen) return []
  const { robot, power, allegiance } = seen
  return [
    ...(robot === null ? [] : ['robot']),
    ...(power === null ? [] : ['power']),
    ...(allegiance === null || allegiance.flipped ? [] : ['allegiance']),
  ]
}
