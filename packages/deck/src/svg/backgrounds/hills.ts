import { SIDE, type Ink, between, d, ground, ridge, shape, times } from '../draw.ts'
import { sky, stars, sun } from '../light.ts'
import { grove } from './trees.ts'
import type { Background } from '../../scene.ts'

export function hills(ink: Ink, bg: Background): string {
  const horizon = bg.horizon ?? 250
  const above = sky(ink) + (bg.stars ? stars(ink, 46, horizon - 30) : '') + sun(ink, bg.sun)
  return above + LANDS[bg.land ?? 'round'](ink, horizon, bg)
}

const LANDS = {
  round(ink: Ink, horizon: number, bg: Background) {
    const { far, mid, near } = ink.palette
    const wood = bg.trees ? grove(ink, bg.trees, horizon - 4) : ''
    const back = ground(ink, ridge(ink, horizon - 46, 46), { fill: far, opacity: 0.8 })
    return (
      back +
      wood +
      ground(ink, ridge(ink, horizon, 30), { fill: mid }) +
      ground(ink, ridge(ink, horizon + 62, 20), { fill: near })
    )
  },
  peaks(ink: Ink, horizon: number, bg: Background) {
    const { mid, near } = ink.palette
    const wood = bg.trees ? grove(ink, bg.trees, horizon + 6) : ''
    const back = times(4, (index) => peak(ink, index * 118 + between(ink, -30, 30), horizon + 20))
    return (
      back +
      wood +
      ground(ink, ridge(ink, horizon + 4, 16), { fill: mid }) +
      ground(ink, ridge(ink, horizon + 66, 16), { fill: near })
    )
  },
  dunes(ink: Ink, horizon: number) {
    const { far, mid, near } = ink.palette
    return (
      dune(ink, [horizon - 30, 90], far) + dune(ink, [horizon + 10, 250], mid) + dune(ink, [horizon + 74, 130], near)
    )
  },
  field(ink: Ink, horizon: number, bg: Background) {
    const { far, mid, near } = ink.palette
    const wood = bg.trees ? grove(ink, bg.trees, horizon - 2) : ''
    const furrow = (index: number) =>
      shape(
        d(
          'M',
          200 + (index - 4.5) * 22,
          horizon,
          'L',
          200 + (index - 4.3) * 130,
          SIDE,
          'h',
          46,
          'L',
          200 + (index - 4.1) * 22,
          horizon,
          'Z',
        ),
        { fill: near, opacity: 0.55 },
      )
    return (
      ground(ink, ridge(ink, horizon - 40, 30), { fill: far, opacity: 0.8 }) +
      wood +
      ground(ink, d('M0', horizon, 'H', SIDE), { fill: mid }) +
      times(10, furrow)
    )
  },
}

/** A mountain, lit from one side and white above. */
function peak(ink: Ink, x: number, foot: number): string {
  const { far, mid, glow } = ink.palette
  const [top, half] = [foot - between(ink, 90, 170), between(ink, 80, 120)]
  const cap = (foot - top) * 0.3
  const slope = half / (foot - top)
  const flank = shape(d('M', x, top, 'L', x - half, foot, 'H', x + half, 'Z'), { fill: far })
  const dark = shape(d('M', x, top, 'L', x + half * 0.15, foot, 'H', x + half, 'Z'), { fill: mid, opacity: 0.55 })
  const snow = d(
    'M',
    x,
    top,
    'l',
    -cap * slope,
    cap,
    'l',
    cap * slope * 0.7,
    -cap * 0.35,
    'l',
    cap * slope * 0.4,
    cap * 0.45,
    'l',
    cap * slope * 0.5,
    -cap * 0.4,
    'L',
    x + cap * slope,
    top + cap,
    'Z',
  )
  return flank + dark + shape(snow, { fill: glow, opacity: 0.75 })
}

/** A dune with a sharp crest: one flank in the sun, one in the shade. */
function dune(ink: Ink, [y, crest]: [number, number], fill: string): string {
  const top = y - between(ink, 26, 46)
  const edge = d('M0', y, 'Q', crest * 0.6, y, crest, top, 'Q', crest + 90, y + 10, SIDE, y - 8)
  const dark = d(
    'M',
    crest,
    top,
    'Q',
    crest + 8,
    y + 40,
    crest - 50,
    SIDE,
    'H',
    SIDE,
    'V',
    y - 8,
    'Q',
    crest + 90,
    y + 10,
    crest,
    top,
    'Z',
  )
  return ground(ink, edge, { fill }) + shape(dark, { fill: '#000', opacity: 0.1 })
}
