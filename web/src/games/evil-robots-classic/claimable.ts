const ALLEGIANCES = ['G', 'E', 'N'] as const
type Side = (typeof ALLEGIANCES)[number]
const POWERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const ROBOTS = [
  ...(['BadBot', 'BlockBot', 'CheatBot', 'CopyBot', 'DoOverBot', 'ForceBot', 'FreeBot', 'GandalfBot'] as const),
  ...(['GroupBot', 'JudasBot', 'LockBot', 'MiseryBot', 'PassBot', 'PlusBot', 'PushBot', 'RandomBot'] as const),
  ...(['ScaredyBot', 'SumoBot'] as const),
] as const

const SIGNS = { G: 'good', E: 'evil', N: 'neutral' } as const

/** A claim for each robot. */
export const robots = (said: (robot: string) => string) =>
  ROBOTS.map((robot) => ({ value: robot, button: robot, said: said(robot), sign: 'robot' as const }))
/** A claim for each power. */
export const powers = (said: (power: number) => string) =>
  POWERS.map((power) => ({
    value: String(power),
    button: String(power),
    said: said(power),
    sign: { number: String(power) },
  }))

/** A claim for each side: its name on the button, and what is said with it. */
export const sides = (names: Readonly<Record<Side, string>>, said: (side: Side) => string) =>
  ALLEGIANCES.map((side) => ({ value: side, button: names[side], said: said(side), sign: SIGNS[side] }))
