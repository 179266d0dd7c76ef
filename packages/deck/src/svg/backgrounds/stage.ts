import { type Ink, SIDE, d, ellipse, rect, shape, times } from '../draw.ts'
import { sky, stars } from '../light.ts'
import type { Background } from '../../scene.ts'

export function stage(ink: Ink, bg: Background): string {
  const { palette } = ink
  const set = SETS[bg.backdrop ?? 'curtain'](ink, bg)
  const floor =
    rect([0, 318, SIDE, 90], { fill: palette.mid }) +
    times(9, (index) =>
      shape(d('M', 200 + (index - 4) * 44, 318, 'h', 3, 'L', 203 + (index - 4) * 80, SIDE, 'h', -4, 'Z'), {
        fill: palette.near,
        opacity: 0.4,
      }),
    )
  const spot = ellipse([200, 346, 150, 34], { fill: palette.glow, opacity: 0.45 })
  const cone = shape('M176 -10 H224 L342 344 Q200 396 58 344Z', { fill: palette.glow, opacity: 0.18 })
  return set + floor + spot + cone + sides(ink) + valance(ink)
}

const SETS = {
  curtain: (ink: Ink) =>
    rect([0, 0, SIDE, SIDE], { fill: ink.palette.near }) +
    times(8, (index) => fold(ink, index * 50, index % 2 ? ink.palette.mid : ink.palette.far)),
  sky: (ink: Ink, bg: Background) =>
    sky(ink) +
    (bg.stars ? stars(ink, 40, 300) : '') +
    shape('M0 318 Q60 250 130 280 T270 262 T400 280 V320 H0Z', { fill: ink.palette.far, opacity: 0.7 }),
  ring(ink: Ink) {
    const band = (index: number) =>
      shape(d('M', 200, -60, 'L', index * 58 - 30, 320, 'h', 58, 'Z'), {
        fill: index % 2 ? ink.palette.mid : ink.palette.far,
        opacity: 0.75,
      })
    const seats = times(2, (row) =>
      times(15, (index) =>
        ellipse([index * 30 + row * 14 - 6, 250 + row * 26, 12, 15], {
          fill: ink.palette.near,
          opacity: 0.55 + row * 0.25,
        }),
      ),
    )
    return (
      sky(ink) +
      times(8, band) +
      seats +
      rect([0, 282, SIDE, 40], { fill: ink.palette.near }) +
      rect([0, 282, SIDE, 5], { fill: ink.palette.glow, opacity: 0.4 })
    )
  },
}

const fold = (ink: Ink, x: number, fill: string) =>
  shape(d('M', x, 0, 'q', 14, 160, 0, 330, 'h', 50, 'q', 14, -170, 0, -330, 'Z'), { fill }) +
  shape(d('M', x + 34, 0, 'q', 14, 160, 4, 330, 'h', 10, 'q', 12, -170, 0, -330, 'Z'), {
    fill: ink.palette.near,
    opacity: 0.35,
  })

/** Drawn curtains at both sides. */
function sides(ink: Ink): string {
  const { mid, near } = ink.palette
  const left = 'M-10 0 H74 Q66 150 22 196 Q44 280 30 372 H-10Z'
  const right = 'M410 0 H326 Q334 150 378 196 Q356 280 370 372 H410Z'
  const pleat = 'M20 0 Q24 130 6 190 M48 0 Q48 130 14 192 M380 0 Q376 130 394 190 M352 0 Q352 130 386 192'
  const tie = 'M0 188 L28 190 L24 204 L0 204Z M400 188 L372 190 L376 204 L400 204Z'
  return (
    shape(left + right, { fill: mid }) +
    `<path d="${pleat}" fill="none" stroke="${near}" stroke-width="5" opacity=".5"/>` +
    shape(tie, { fill: ink.palette.glow, opacity: 0.7 })
  )
}

/** The scalloped cloth along the upper edge, with a fringe. */
const valance = (ink: Ink) => {
  const scallops = (dip: number) => `M0 0 H400 V18${times(5, () => `q-40 ${dip} -80 0`)}Z`
  return shape(scallops(52), { fill: ink.palette.glow, opacity: 0.6 }) + shape(scallops(42), { fill: ink.palette.near })
}
