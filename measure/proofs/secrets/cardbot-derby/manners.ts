import type { Manners } from '../manners.ts'
import { DEALS } from './deals.ts'
import { KINDS, kindsIn } from './kinds.ts'
import { lively } from './lively.ts'
import { MISTAKES } from './mistakes.ts'
import { isDerby, isSuspense } from './state.ts'

export const derby: Manners = {
  deals: DEALS,
  // What was hidden comes out in a few rounds.
  moves: { least: 2, most: 28 },
  lively,
  isSuspense,
  isLaidOpen: (state) => isDerby(state) && state.phase.kind === 'over',
  isDoubtful: () => false,
  mistakes: MISTAKES,
  kinds: Object.keys(KINDS),
  kindsIn,
}
