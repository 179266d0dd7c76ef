import type { Manners } from '../manners.ts'
import { DEALS } from './deals.ts'
import { KINDS, kindsIn } from './kinds.ts'
import { lively } from './lively.ts'
import { MISTAKES } from './mistakes.ts'
import { isLaidOpen, isSuspense } from './state.ts'

export const notARobot: Manners = {
  deals: DEALS,
  moves: { least: 3, most: 60 },
  lively,
  isSuspense,
  isLaidOpen,
  isDoubtful: () => false,
  mistakes: MISTAKES,
  kinds: Object.keys(KINDS),
  kindsIn,
}
