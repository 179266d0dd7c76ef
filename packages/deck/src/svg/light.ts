import { type Ink, SIDE, circle, line, rect, round, tag, times } from './draw.ts'

/** The sky from zenith to horizon, over the whole canvas. */
export function sky(ink: Ink): string {
  const [low, half, high] = ink.palette.sky
  const stops = stop(0, high) + stop(0.55, half) + stop(1, low)
  return rect([0, 0, SIDE, SIDE], {
    fill: ink.define('sky', tag('linearGradient', { id: 'sky', x2: 0, y2: 1 }, stops)),
  })
}

/** A light that fades outwards. */
export function glow(
  ink: Ink,
  at: readonly [number, number, number],
  look: { c?: string | undefined; op?: number | undefined } = {},
): string {
  const colour = look.c ?? ink.palette.glow
  const id = `glow${colour === ink.palette.glow ? '' : colour.slice(1)}`
  const stops = stop(0, colour, 0.85) + stop(1, colour, 0)
  return circle(at, { fill: ink.define(id, tag('radialGradient', { id }, stops)), opacity: look.op })
}

export function sun(ink: Ink, at: readonly [number, number, number] | undefined): string {
  if (!at) return ''
  const [x, y, r] = at
  return glow(ink, [x, y, r * 2.6]) + circle(at, { fill: ink.palette.glow })
}

/** The shadow of something that stands: dark in the middle, gone at the edge. */
export function shade(ink: Ink): string {
  return ink.define(
    'shade',
    tag('radialGradient', { id: 'shade' }, stop(0, '#000', 0.42) + stop(0.6, '#000', 0.26) + stop(1, '#000', 0)),
  )
}

/** Darkens the rim, so that the pictures look printed. */
export function vignette(ink: Ink): string {
  const stops = stop(0.6, '#000', 0) + stop(1, '#000', 0.28)
  const fill = ink.define('vig', tag('radialGradient', { id: 'vig', cx: 0.5, cy: 0.45, r: 0.75 }, stops))
  return rect([0, 0, SIDE, SIDE], { fill })
}

const stop = (offset: number, colour: string, opacity?: number): string =>
  tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })

/** Points of light, far and near. */
export const stars = (ink: Ink, count: number, below = SIDE): string =>
  dots(ink, { count, below, sizes: [1.4, 2.4, 3.6], shades: [0.45, 0.7, 0.9] })

interface Dots {
  count: number
  below: number
  /** Across, for as many layers as there are. */
  sizes: readonly number[]
  shades: readonly number[]
}

/** White dots, scattered in layers: a line without length has round ends. */
export const dots = (ink: Ink, { count, below, sizes, shades }: Dots): string =>
  sizes
    .map((width, layer) => {
      const share = Math.round(count / sizes.length)
      const path = times(share, () => `M${round(ink.random() * SIDE)} ${round(ink.random() * below)}h0`)
      return line(path, { stroke: '#fff', width, opacity: shades[layer] })
    })
    .join('')
