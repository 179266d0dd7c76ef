type Point = readonly [number, number]

interface Cog {
  at: Point
  teeth: number
  outer: number
  inner: number
}

const on = ([x, y]: Point, radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI
  return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
}
const closed = (points: readonly string[]): string => `M${points.join('L')}z`

/** The outline of a gear. */
export function cog({ at, teeth, outer, inner }: Cog): string {
  const tooth = (index: number): string[] =>
    [
      [inner, -0.3],
      [outer, -0.19],
      [outer, 0.19],
      [inner, 0.3],
    ].map(([radius = 0, turn = 0]) => on(at, radius, (index + turn) / teeth))
  return closed(Array.from({ length: teeth }, (_, index) => tooth(index)).flat())
}

/** A star of five points. */
export function star(at: Point, radius: number): string {
  return closed(Array.from({ length: 10 }, (_, index) => on(at, index % 2 === 0 ? radius : radius * 0.42, index / 10)))
}
