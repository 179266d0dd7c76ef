import type { TitleClaims } from '#lib/talk/claiming.ts'

const ALLEGIANCES = ['G', 'E', 'N'] as const
const POWERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const ROBOTS = [
  ...(['BadBot', 'BlockBot', 'CheatBot', 'CopyBot', 'DoOverBot', 'ForceBot', 'FreeBot', 'GandalfBot'] as const),
  ...(['GroupBot', 'JudasBot', 'LockBot', 'MiseryBot', 'PassBot', 'PlusBot', 'PushBot', 'RandomBot'] as const),
  ...(['ScaredyBot', 'SumoBot'] as const),
] as const

const SIGNS = { G: 'good', E: 'evil', N: 'neutral' } as const
const SIDES = { en: { G: 'Good', E: 'Evil', N: 'Neutral' }, de: { G: 'Gut', E: 'Böse', N: 'Neutral' } } as const
const BEING = { G: 'gut', E: 'böse', N: 'neutral' } as const

const robots = (said: (robot: string) => string) =>
  ROBOTS.map((robot) => ({ value: robot, button: robot, said: said(robot), sign: 'robot' as const }))
const powers = (said: (power: number) => string) =>
  POWERS.map((power) => ({
    value: String(power),
    button: String(power),
    said: said(power),
    sign: { number: String(power) },
  }))

export default {
  en: [
    {
      kind: 'allegiance',
      about: 'I am …',
      values: ALLEGIANCES.map((side) => ({
        value: side,
        button: SIDES.en[side],
        said: `I am ${SIDES.en[side]}`,
        sign: SIGNS[side],
      })),
    },
    { kind: 'power', about: 'My power is …', values: powers((power) => `I have power ${power}`) },
    { kind: 'robot', about: 'My robot is …', values: robots((robot) => `I am ${robot}`) },
  ],
  de: [
    {
      kind: 'allegiance',
      about: 'Ich bin …',
      values: ALLEGIANCES.map((side) => ({
        value: side,
        button: SIDES.de[side],
        said: `Ich bin ${BEING[side]}`,
        sign: SIGNS[side],
      })),
    },
    { kind: 'power', about: 'Meine Stärke ist …', values: powers((power) => `Ich habe Stärke ${power}`) },
    { kind: 'robot', about: 'Mein Roboter ist …', values: robots((robot) => `Ich bin ${robot}`) },
  ],
} satisfies TitleClaims
