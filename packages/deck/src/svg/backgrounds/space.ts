import { type Ink, between, circle, d, shape, times } from '../draw.ts'
import { glow, sky, stars } from '../light.ts'
import type { Background } from '../../scene.ts'

export function space(ink: Ink, bg: Background): string {
  const haze = times(3, () =>
    glow(ink, [between(ink, 60, 360), between(ink, 40, 330), between(ink, 90, 170)], {
      c: ink.palette.sky[0],
      op: 0.4,
    }),
  )
  return (
    sky(ink) +
    haze +
    stars(ink, 70) +
    (bg.sun ? glow(ink, [bg.sun[0], bg.sun[1], bg.sun[2] * 2.6]) : '') +
    (bg.planet ? planet(ink, bg.planet) : '')
  )
}

/** A round world: craters, and its night side. */
function planet(ink: Ink, [x, y, r, c]: readonly [number, number, number, string]): string {
  const craters = times(6, () => {
    const [dx, dy, size] = [between(ink, -0.55, 0.55) * r, between(ink, -0.86, -0.3) * r, r * between(ink, 0.04, 0.11)]
    return (
      circle([x + dx, y + dy, size], { fill: '#000', opacity: 0.13 }) +
      circle([x + dx + size * 0.12, y + dy + size * 0.15, size * 0.82], { fill: c, opacity: 0.6 })
    )
  })
  const night = d('M', x - r, y, 'a', r, r, 0, 0, 0, 2 * r, 0, 'a', r, r * 0.8, 0, 0, 1, -2 * r, 0)
  return (
    glow(ink, [x, y, r * 1.16], { c, op: 0.6 }) +
    circle([x, y, r], { fill: c }) +
    craters +
    shape(night, { fill: '#000', opacity: 0.16 }) +
    circle([x, y, r], { fill: ink.palette.glow, opacity: 0.06 })
  )
}
