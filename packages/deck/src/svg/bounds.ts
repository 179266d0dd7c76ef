/** What a drawing covers: left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number]

/** How many numbers each path command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 }

/** The box around all shapes of an icon, taken from the ends of its strokes and from its round parts. */
export function boundsOf(body: string): Bounds {
  const points = [...body.matchAll(/ d="([^"]+)"/g)]
    .flatMap(([, path]) => pathPoints(path ?? ''))
    .concat(roundPoints(body))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

type Point = readonly [number, number]

function roundPoints(body: string): Point[] {
  return [...body.matchAll(/<(?:circle|ellipse)[^>]*>/g)].flatMap(([element]) => {
    const value = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1] ?? 0)
    const [x, y, rx, ry] = [value('cx'), value('cy'), value('rx') || value('r'), value('ry') || value('r')]
    return [
      [x - rx, y - ry],
      [x + rx, y + ry],
    ] as const
  })
}

function pathPoints(path: string): Point[] {
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  const points: Point[] = []
  for (const { command, numbers } of strokes(path)) {
    const from: Point = command === command.toLowerCase() ? at : [0, 0]
    const kind = command.toUpperCase()
    if (kind === 'Z') at = start
    else {
      const curve = ends(kind, numbers, { at, from })
      points.push(...curve)
      at = curve.at(-1) ?? at
    }
    if (kind === 'M') start = at
  }
  return points
}

/** The end of a stroke last; before it, for curves, points along the way. */
function ends(kind: string, numbers: readonly number[], { at, from }: { at: Point; from: Point }): Point[] {
  const pair = (index: number): Point => [from[0] + (numbers[index] ?? 0), from[1] + (numbers[index + 1] ?? 0)]
  if (kind === 'H') return [[from[0] + (numbers[0] ?? 0), at[1]]]
  if (kind === 'V') return [[at[0], from[1] + (numbers[0] ?? 0)]]
  if (kind === 'C') return [0.25, 0.5, 0.75, 1].map((time) => bezier([at, pair(0), pair(2), pair(4)], time))
  return [pair(numbers.length - 2)]
}

function bezier(corners: readonly [Point, Point, Point, Point], time: number): Point {
  const rest = 1 - time
  const along = (axis: 0 | 1) =>
    rest ** 3 * corners[0][axis] +
    3 * rest ** 2 * time * corners[1][axis] +
    3 * rest * time ** 2 * corners[2][axis] +
    time ** 3 * corners[3][axis]
  return [along(0), along(1)]
}

/** Splits a path into commands with just the numbers that each takes; a repeated M goes on as L. */
function strokes(path: string): { command: string; numbers: number[] }[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const kind = command.toUpperCase()
    const numbers = kind === 'A' ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const takes = TAKES[kind] ?? 0
    if (takes === 0) return [{ command, numbers: [] }]
    const carried = kind === 'M' ? (command === 'm' ? 'l' : 'L') : command
    return Array.from({ length: numbers.length / takes }, (_, index) => ({
      command: index ? carried : command,
      numbers: numbers.slice(index * takes, (index + 1) * takes),
    }))
  })
}

/** The two flags of an arc may stand without a space. */
function arcNumbers(rest: string): number[] {
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))'
  const arc = new RegExp(`${number}[ ,]*${number}[ ,]*${number}[ ,]*([01])[ ,]*([01])[ ,]*${number}[ ,]*${number}`, 'g')
  return [...rest.matchAll(arc)].flatMap((found) => found.slice(1).map(Number))
}
