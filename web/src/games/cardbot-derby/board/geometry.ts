import { DIRECTIONS, SIZE, xOf, yOf, type Direction, type Square } from '@robot-night/engine/games/cardbot-derby'

/** In squares, from the left upper corner; beyond 0 and 7 it is the other side. */
export interface Point {
  x: number
  y: number
}

export const WAYS: Readonly<Record<Direction, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
}
/** How much of the other side is seen beyond a seam. */
export const PEEK = 0.38

export const pointOf = (square: Square): Point => ({ x: xOf(square), y: yOf(square) })

export const degreesOf = (facing: Direction): number => 90 * DIRECTIONS.indexOf(facing)

export const plus = (point: Point, way: Point, times = 1): Point => ({
  x: point.x + way.x * times,
  y: point.y + way.y * times,
})

/** The same place as seen in the opposite peek. */
export const twinOf = ({ x, y }: Point): Point => ({ x: x < SIZE / 2 ? x + SIZE : x - SIZE, y })

/** By its place in hundredths of a square's width, as a transform of something as large as a square. */
export const shift = ({ x, y }: Point): string => `${hundredths(x)}% ${hundredths(y)}%`

const hundredths = (value: number): number => Math.round(value * 10_000) / 100
