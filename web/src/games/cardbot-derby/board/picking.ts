import { squareAt, SIZE, xOf, yOf, type Square } from '@robot-night/engine/games/cardbot-derby'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Where an arrow key leads, over the seam too; null: nowhere, or another key. */
export function stepFrom(square: Square, key: string): Square | null {
  if (key === 'Home') return squareAt(0, yOf(square))
  if (key === 'End') return squareAt(SIZE - 1, yOf(square))
  const [x, y] = STEPS[key] ?? [0, 0]
  const row = yOf(square) + y
  if ((x === 0 && y === 0) || row < 0 || row >= SIZE) return null
  return squareAt((xOf(square) + x + SIZE) % SIZE, row)
}
