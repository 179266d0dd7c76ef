import type { Drawn } from '../board/layout.ts'

/** The parts of a step that have a name. */
const NAMED = ['commands', 'belts', 'slides', 'teleports', 'turntables'] as const
type Named = (typeof NAMED)[number]
const COMES_OF = {
  commands: null,
  belts: 'belt',
  slides: 'slippery',
  teleports: 'teleport',
  turntables: 'turntable',
} as const

/** What can happen on a board; of one that isn't known, all. */
export function partsOn(board: Pick<Drawn, 'features'> | undefined): Named[] {
  return NAMED.filter((part) => {
    const kind = COMES_OF[part]
    return kind === null || !board || board.features.some((feature) => feature.kind === kind)
  })
}
