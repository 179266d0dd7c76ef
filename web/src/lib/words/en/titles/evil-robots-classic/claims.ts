import { powers, robots, sides } from '#games/evil-robots-classic/claimable.ts'
import type { ClaimKind } from '#lib/talk/claiming.ts'

const SIDES = { G: 'Good', E: 'Evil', N: 'Neutral' } as const

export const claims: readonly ClaimKind[] = [
  {
    kind: 'allegiance',
    about: 'I’m …',
    values: sides(SIDES, (side) => `I’m ${SIDES[side]}`),
  },
  { kind: 'power', about: 'My power is …', values: powers((power) => `I have power ${power}`) },
  { kind: 'robot', about: 'My robot is …', values: robots((robot) => `I’m ${robot}`) },
]
