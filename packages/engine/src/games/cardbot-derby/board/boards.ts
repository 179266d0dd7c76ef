import { isFaulty, readBoard, type Board } from './read.ts'
import type { BoardName } from './texts.ts'

/** A board that is known to be valid, by its name or text. */
export function boardOf(board: string): Board {
  const read = readBoard(board)
  if (isFaulty(read)) throw new Error(`${board} is no board: ${read.faults.map(({ code }) => code).join(' ')}`)
  return read
}

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  workshop: boardOf('workshop'),
  paternoster: boardOf('paternoster'),
  carousel: boardOf('carousel'),
  funhouse: boardOf('funhouse'),
  roundhouse: boardOf('roundhouse'),
  turnstile: boardOf('turnstile'),
}
