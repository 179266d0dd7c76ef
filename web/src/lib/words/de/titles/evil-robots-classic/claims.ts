import { powers, robots, sides } from '#games/evil-robots-classic/claimable.ts'
import type { ClaimKind } from '#lib/talk/claiming.ts'

const SIDES = { G: 'Gut', E: 'Böse', N: 'Neutral' } as const
const BEING = { G: 'gut', E: 'böse', N: 'neutral' } as const

export const claims: readonly ClaimKind[] = [
  {
    kind: 'allegiance',
    about: 'Ich bin …',
    values: sides(SIDES, (side) => `Ich bin ${BEING[side]}`),
  },
  { kind: 'power', about: 'Meine Stärke ist …', values: powers((power) => `Ich habe Stärke ${power}`) },
  { kind: 'robot', about: 'Mein Roboter ist …', values: robots((robot) => `Ich bin ${robot}`) },
]
