import { neighbour, xOf, yOf, type Choice } from '@robot-night/engine/games/cardbot-derby'
import type { Arrow } from './board/shapes.ts'
import type { Words } from './words/words.ts'

/** The two ways that somebody can be knocked aside, the one first that is taken if nothing is chosen. */
export function arrowsOf(
  { sides, square }: Pick<Choice, 'sides' | 'square'>,
  words: Pick<Words, 'ask' | 'board'>,
): Arrow[] {
  return sides.flatMap((dir, at) => {
    const to = neighbour(square, dir)
    if (to === null) return []
    const label = words.ask.arrow(dir, words.board.square(xOf(to) + 1, yOf(to) + 1))
    return [{ dir, square: to, label, isDefault: at === 0 }]
  })
}
