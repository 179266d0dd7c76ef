import type { Palette } from '../palettes.ts'
import type { Random } from './random.ts'

/** The canvas is a square of this many units. */
export const SIDE = 400

/** What a drawing is made with. */
export interface Ink {
  palette: Palette
  random: Random
  /** Keeps a gradient or a clip for the whole picture, once; gives the reference to it. */
  define(id: string, body: string): string
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** One decimal is a tenth of a unit: nobody sees less. */
export const round = (value: number): number => Math.round(value * 10) / 10 || 0

export function tag(name: string, attributes: Attributes, inner = ''): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return inner ? `<${name}${said}>${inner}</${name}>` : `<${name}${said}/>`
}

/** A path from words and numbers, the numbers rounded. */
export const d = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')

interface Paint {
  fill: string
  opacity?: number | undefined
}

export const rect = (box: readonly [number, number, number, number], paint: Paint & { rx?: number }): string => {
  const [x, y, width, height] = box
  return tag('rect', { x: round(x), y: round(y), width: round(width), height: round(height), ...paint })
}

export const circle = (at: readonly [number, number, number], paint: Paint): string =>
  tag('circle', { cx: round(at[0]), cy: round(at[1]), r: round(at[2]), ...paint })

export const ellipse = (at: readonly [number, number, number, number], paint: Paint): string =>
  tag('ellipse', { cx: round(at[0]), cy: round(at[1]), rx: round(at[2]), ry: round(at[3]), ...paint })

export const shape = (path: string, paint: Paint): string => tag('path', { d: path, ...paint })

interface Pen {
  stroke: string
  width: number
  opacity?: number | undefined
  dash?: string | undefined
}

export const line = (path: string, pen: Pen): string =>
  tag('path', {
    d: path,
    fill: 'none',
    stroke: pen.stroke,
    'stroke-width': pen.width,
    'stroke-linecap': 'round',
    'stroke-dasharray': pen.dash,
    opacity: pen.opacity,
  })

/** Calls a drawing for 0 to below `count` and puts the results together. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A value between, drawn. */
export const between = (ink: Ink, low: number, high: number): number => low + ink.random() * (high - low)

/** The upper edge of a rolling ground, from the left edge to the right. */
export function ridge(ink: Ink, y: number, swing: number): string {
  const bend = () => y + between(ink, -swing, swing)
  const rest = () => y + between(ink, -swing, swing) * 0.35
  return d('M0', y, 'Q', 66, bend(), 133, rest(), 'Q', 200, bend(), 266, rest(), 'Q', 333, bend(), SIDE, rest())
}

/** Ground under a ridge, its edge caught by the light. */
export function ground(ink: Ink, edge: string, paint: Paint): string {
  const rim = line(edge, { stroke: ink.palette.glow, width: 2, opacity: 0.16 })
  return shape(`${edge} V${SIDE} H0Z`, paint) + rim
}
