import { type Ink, SIDE, between, circle, d, ellipse, ground, rect, ridge, shape, tag, times } from '../draw.ts'
import { sky as heaven, stars, sun } from '../light.ts'
import { gables } from './street.ts'
import type { Background } from '../../scene.ts'

export function sky(ink: Ink, bg: Background): string {
  const above = heaven(ink) + (bg.stars ? stars(ink, 60, 330) : '') + sun(ink, bg.sun)
  const clouds = times(6, (index) =>
    cloud(
      ink,
      [ink.random() * SIDE, 110 + index * 46 + between(ink, 0, 20), between(ink, 60, 120)],
      0.22 + 0.07 * index,
    ),
  )
  return above + clouds + (bg.below ? BELOW[bg.below](ink) : '')
}

/** A soft heap, flat below. */
export function cloud(ink: Ink, [x, y, w]: [number, number, number], opacity: number): string {
  const parts =
    ellipse([x, y, w, w * 0.24], { fill: ink.palette.glow }) +
    circle([x - w * 0.28, y - w * 0.16, w * 0.28], { fill: ink.palette.glow }) +
    circle([x + w * 0.18, y - w * 0.18, w * 0.34], { fill: ink.palette.glow })
  return tag('g', { opacity: Math.round(opacity * 100) / 100 }, parts)
}

const BELOW = {
  roofs: (ink: Ink) => gables(ink, { base: SIDE + 10, low: 40, high: 76, step: 0.7 }),
  fields(ink: Ink) {
    const { far, mid, near } = ink.palette
    const patch = (index: number) =>
      shape(d('M', index * 70 - 20, 360, 'l', 60, -6, 'L', index * 92 + 40, SIDE, 'H', index * 92 - 50, 'Z'), {
        fill: index % 2 ? near : mid,
        opacity: 0.7,
      })
    return (
      ground(ink, ridge(ink, 340, 12), { fill: far, opacity: 0.7 }) +
      ground(ink, d('M0', 358, 'H', SIDE), { fill: mid }) +
      times(6, patch)
    )
  },
  sea(ink: Ink) {
    const { mid, glow } = ink.palette
    const glint = () =>
      rect([ink.random() * SIDE, 362 + ink.random() * 34, between(ink, 20, 60), 3], {
        fill: glow,
        rx: 2,
        opacity: 0.35,
      })
    return (
      rect([0, 352, SIDE, 48], { fill: mid }) + rect([0, 352, SIDE, 2], { fill: glow, opacity: 0.4 }) + times(12, glint)
    )
  },
}
