import { SQUARES, xOf, yOf, type Feature, type Square } from '@robot-night/engine/games/cardbot-derby'
import type { BoardWords } from '../words/asking.ts'
import { sidesOf } from './edges.ts'
import type { Drawn } from './layout.ts'
import type { Ghost, Token } from './shapes.ts'

interface Hearing {
  board: Drawn
  words: BoardWords
}

const squareName = (square: Square, words: BoardWords): string => words.square(xOf(square) + 1, yOf(square) + 1)

/** A line for each robot: where it stands, which way it faces, and what lies under it. */
export function robotLines({ board, words, tokens }: Hearing & { tokens: readonly Token[] }): string[] {
  return tokens.map(({ at, name, facing, isMine }) =>
    words.at({
      square: squareName(at, words),
      features: featuresAt(board, at, words),
      robots: [words.robot({ name, facing, isMine })],
    }),
  )
}

/** A line for each square on which something lies. */
export function squareLines({ board, words }: Hearing): string[] {
  return Array.from({ length: SQUARES }, (_, square) => square).flatMap((square) => {
    const features = featuresAt(board, square, words)
    return features.length > 0 ? [words.at({ square: squareName(square, words), features, robots: [] })] : []
  })
}

function featuresAt(board: Drawn, square: Square, words: BoardWords): string[] {
  const feature = board.features[square]
  const own = feature && feature.kind !== 'plain' ? [featureName(feature, words)] : []
  return [...own, ...edgeNames(board, square, words)]
}

/** The walls and gates around a square. */
export const edgeNames = (board: Pick<Drawn, 'edges'>, square: Square, { feature: words }: BoardWords): string[] =>
  sidesOf(board, square).map(({ side, way }) => (way === null ? words.wall(side) : words.gate(side, way)))

export function featureName(feature: Feature, { feature: words }: BoardWords): string {
  switch (feature.kind) {
    case 'plain':
      return words.plain
    case 'target':
      return words.target(feature.target)
    case 'belt':
      return words.belt(feature.dir)
    case 'teleport':
      return words.portal
    case 'sticky':
      return words.tar
    case 'slippery':
      return words.ice
    case 'turntable':
      return words.turntable(feature.quarter === 1 ? 'right' : 'left')
    default:
      return feature satisfies never
  }
}

export function ghostLine(ghost: Ghost, tokens: readonly Token[], words: BoardWords): string {
  const end = ghost.steps.at(-1) ?? ghost
  const name = tokens.find(({ robot }) => robot === ghost.robot)?.name ?? ''
  return words.ghost({ name, end: squareName(end.at, words), facing: end.facing })
}
