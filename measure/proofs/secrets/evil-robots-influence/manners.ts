import type { Manners } from '../manners.ts'
import { DEALS } from './deals.ts'
import { KINDS, kindsIn } from './kinds.ts'
import { lively } from './lively.ts'
import { MISTAKES } from './mistakes.ts'
import { isLaidOpen, isSuspense } from './state.ts'

export const influence: Manners = {
  deals: DEALS,
  // It takes two or three rounds until somebody has enough for the end.
  moves: { least: 6, most: 90 },
  lively,
  isSuspense,
  isLaidOpen,
  isDoubtful: () => false,
  mistakes: MISTAKES,
  kinds: Object.keys(KINDS),
  kindsIn,
}
