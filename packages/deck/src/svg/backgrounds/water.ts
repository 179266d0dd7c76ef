import { type Ink, SIDE, between, d, ground, line, rect, ridge, shape, times } from '../draw.ts'
import { sky, stars, sun } from '../light.ts'
import { cloud } from './sky.ts'
import type { Background } from '../../scene.ts'

/** Open water: far, middle, near. */
const seaOf = ({ palette }: Ink) => palette.water ?? ([palette.far, palette.mid, palette.near] as const)

export function sea(ink: Ink, bg: Background): string {
  const { far, glow } = ink.palette
  const [, mid] = seaOf(ink)
  const horizon = bg.horizon ?? 215
  const above = sky(ink) + (bg.stars ? stars(ink, 40, horizon - 20) : '') + sun(ink, bg.sun)
  const clouds = bg.stars
    ? ''
    : times(3, () => cloud(ink, [between(ink, 80, 380), between(ink, 30, horizon - 70), between(ink, 34, 56)], 0.3))
  const isle = shape(d('M', 268, horizon, 'q', 30, -26, 62, -20, 'q', 30, -20, 54, 6, 'q', 26, 2, 40, 14, 'Z'), {
    fill: far,
    opacity: 0.7,
  })
  const surface =
    rect([0, horizon, SIDE, SIDE - horizon], { fill: mid }) + rect([0, horizon, SIDE, 3], { fill: glow, opacity: 0.3 })
  return (
    above +
    clouds +
    isle +
    surface +
    times(4, (index) => swell(ink, index, horizon)) +
    (bg.sun ? glitter(ink, bg.sun[0], horizon) : '')
  )
}

/** A band of waves, larger towards the viewer. */
function swell(ink: Ink, index: number, horizon: number): string {
  const y = horizon + 10 + index * index * 13 + index * 22
  const step = 40 + index * 18
  const crests = times(Math.ceil(460 / step), () => d('q', step / 4, -5 - index * 2.5, step / 2, 0, 't', step / 2, 0))
  const [far, , near] = seaOf(ink)
  const fill = index % 2 ? near : far
  return shape(`M${-20 - index * 9} ${y}${crests} V${SIDE} H-60Z`, { fill, opacity: 0.28 + 0.12 * index })
}

/** The broken path of the sun on the water. */
const glitter = (ink: Ink, x: number, horizon: number) =>
  times(7, (index) => {
    const w = between(ink, 22, 68) * (1 + index * 0.12)
    return rect([x - w / 2 + between(ink, -9, 9), horizon + 8 + index * 14, w, 3 + index * 0.5], {
      fill: ink.palette.glow,
      rx: 2,
      opacity: 0.55 - 0.05 * index,
    })
  })

export function deep(ink: Ink, bg: Background): string {
  const { mid, near, far } = ink.palette
  const floor = bg.horizon ?? 335
  const sand =
    ground(ink, ridge(ink, floor, 24), { fill: mid, opacity: 0.75 }) +
    ground(ink, ridge(ink, floor + 33, 14), { fill: near })
  const rocks =
    shape(d('M-10', SIDE, 'V', floor - 70, 'q', 40, -20, 56, 30, 'q', 40, 20, 44, 110, 'Z'), {
      fill: far,
      opacity: 0.55,
    }) +
    shape(d('M', 410, SIDE, 'V', floor - 110, 'q', -50, 0, -58, 60, 'q', -40, 20, -44, 120, 'Z'), {
      fill: far,
      opacity: 0.55,
    })
  return sky(ink) + times(5, (index) => shaft(ink, index)) + rocks + weeds(ink, floor) + sand + bubbles(ink)
}

function shaft(ink: Ink, index: number): string {
  const x = 40 + index * 85 + ink.random() * 30
  return shape(d('M', x, -10, 'h', 34, 'L', x + 90, 410, 'h', -150, 'Z'), { fill: ink.palette.glow, opacity: 0.09 })
}

/** Rings of air, each with a glint. */
function bubbles(ink: Ink): string {
  let [rings, glints] = ['', '']
  for (let index = 0; index < 16; index++) {
    const [x, y, r] = [ink.random() * SIDE, ink.random() * 330, between(ink, 2, 8)]
    rings += d('M', x - r, y, 'a', r, r, 0, 1, 0, 2 * r, 0, 'a', r, r, 0, 1, 0, -2 * r, 0)
    glints += d('M', x - r * 0.35, y - r * 0.35, 'h0')
  }
  const stroke = ink.palette.glow
  return line(rings, { stroke, width: 1.6, opacity: 0.45 }) + line(glints, { stroke, width: 2, opacity: 0.5 })
}

/** Long leaves that sway, at both sides. */
function weeds(ink: Ink, floor: number): string {
  const leaves = times(8, (index) => {
    const x = index < 4 ? between(ink, 4, 90) : between(ink, 320, 396)
    const [tall, sway] = [between(ink, 50, 120), between(ink, -22, 22)]
    return d('M', x, floor + 30, 'q', sway, -tall / 2, 0, -tall * 0.6, 't', sway * 0.5, -tall * 0.4)
  })
  return line(leaves, { stroke: ink.palette.mid, width: 7, opacity: 0.7 })
}

/** A strip of water over what swims in it. */
export function wave(ink: Ink, y: number, look: { c?: string | undefined; op?: number | undefined }): string {
  const strip = (index: number) => {
    const crests = times(10, () => d('q', 13, -10, 26, 0, 't', 26, 0))
    const [, mid, near] = seaOf(ink)
    const fill = index ? near : (look.c ?? mid)
    const edge = `M${-40 - index * 22} ${y + index * 16}${crests}`
    return (
      shape(`${edge} V${SIDE} H-80Z`, { fill, opacity: look.op ?? 0.82 }) +
      line(edge, { stroke: ink.palette.glow, width: 1.5, opacity: 0.22 })
    )
  }
  return times(2, strip)
}
