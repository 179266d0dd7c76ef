import type { Direction, Square } from '../shapes.ts'

/** Squares in a row, and rows. */
export const SIZE = 7
export const SQUARES = SIZE * SIZE

export const squareAt = (x: number, y: number): Square => y * SIZE + x
export const xOf = (square: Square): number => square % SIZE
export const yOf = (square: Square): number => Math.floor(square / SIZE)

/** Left and right edges meet, top and bottom do not (CD-10, CD-11): null beyond them. */
export const neighbour = (square: Square, dir: Direction): Square | null => OPEN[dir][square] ?? null

const all = (next: (x: number, y: number) => Square | null): readonly (Square | null)[] =>
  Array.from({ length: SQUARES }, (_, square) => next(xOf(square), yOf(square)))

/** Where one square in each direction leads, by square: a table, because bots ask a million times. */
export type Ways = Readonly<Record<Direction, readonly (Square | null)[]>>

/** Without any wall. */
export const OPEN: Ways = {
  N: all((x, y) => (y > 0 ? squareAt(x, y - 1) : null)),
  E: all((x, y) => squareAt((x + 1) % SIZE, y)),
  S: all((x, y) => (y < SIZE - 1 ? squareAt(x, y + 1) : null)),
  W: all((x, y) => squareAt((x + SIZE - 1) % SIZE, y)),
}
