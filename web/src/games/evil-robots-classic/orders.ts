import {
  BONUSES,
  POWERS,
  TOP_LEVEL,
  type Call,
  type Claim,
  type LineUp,
  type Power,
  type Robot,
} from '@robot-night/engine/games/evil-robots-classic'

/** At which calls, and how, a robot may have itself called in; only two have any choice. The room says what it takes. */
export function callsFor({ robot, power }: { robot: Robot; power: Power }): { call: Call; claim: Claim }[] {
  if (robot === 'FreeBot')
    return POWERS.toReversed().flatMap((call) =>
      [false, true].map((showPower) => ({ call, claim: { as: 'free' as const, showPower } })),
    )
  if (robot !== 'PlusBot') return []
  return BONUSES.map((bonus) => {
    const level = power + bonus
    const call = POWERS.find((each) => each === Math.min(level, 9)) ?? 9
    return { call, claim: bonus === 0 ? { as: 'power' } : { as: 'plus', level } }
  })
}

/** How a robot may line up in the Pass phase. */
export function lineUpsOf(robot: Robot): readonly LineUp['as'][] {
  if (robot === 'PassBot') return ['first', 'inOrder', 'hidden']
  return robot === 'FreeBot' ? ['power', 'position'] : ['power']
}

/** Places in the line that FreeBot may take. */
export const POSITIONS: readonly number[] = Array.from({ length: TOP_LEVEL }, (_, at) => at + 1)

/** FreeBot waits for the last place unless it says otherwise. */
export const lineUpAs = (as: LineUp['as']): LineUp =>
  as === 'position' ? { as, position: TOP_LEVEL, showPower: false } : { as }
