import type { Rng } from '../../core/game.ts'
import { TOP_LEVEL, type LineUp, type Robot } from './shapes.ts'

const OPEN_TO: Readonly<Partial<Record<Robot, readonly LineUp['as'][]>>> = {
  PassBot: ['first', 'inOrder', 'hidden'],
  FreeBot: ['power', 'position'],
}
const PLAIN: readonly LineUp['as'][] = ['power']

const waysOf = (robot: Robot): readonly LineUp['as'][] => OPEN_TO[robot] ?? PLAIN

/** ERC-760, ERC-727: PassBot and FreeBot have a choice. */
export const mayLineUp = (robot: Robot, { as }: LineUp): boolean => waysOf(robot).includes(as)
export const choosesLineUp = (robot: Robot): boolean => robot in OPEN_TO

export function anyLineUp(robot: Robot, rng: Rng): LineUp {
  const as = rng.pick(waysOf(robot))
  return as === 'position' ? { as, position: 1 + rng.int(TOP_LEVEL), showPower: rng.int(2) === 0 } : { as }
}
