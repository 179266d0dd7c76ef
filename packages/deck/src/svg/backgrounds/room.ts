import { type Ink, SIDE, d, ellipse, line, rect, shape, times } from '../draw.ts'
import { glow, sky } from '../light.ts'
import type { Background } from '../../scene.ts'

export function room(ink: Ink, bg: Background): string {
  const { mid, near, glow: light } = ink.palette
  const floor = bg.horizon ?? 285
  const wall = sky(ink) + WALLS[bg.wall ?? 'stripes'](ink, floor)
  const boards = times(8, (index) =>
    line(d('M', 200 + (index - 3.5) * 62, floor, 'L', 200 + (index - 3.5) * 140, SIDE), {
      stroke: mid,
      width: 2,
      opacity: 0.55,
    }),
  )
  const ground =
    rect([0, floor, SIDE, SIDE - floor], { fill: near }) +
    boards +
    rect([0, floor, SIDE, 10], { fill: '#000', opacity: 0.14 })
  const skirting =
    rect([0, floor - 14, SIDE, 14], { fill: mid }) + rect([0, floor - 14, SIDE, 3], { fill: light, opacity: 0.25 })
  const lamp = bg.lamp ? glow(ink, bg.lamp) : ''
  return wall + (bg.window ? pane(ink, bg.window) : '') + ground + skirting + (bg.rug ? rug(ink, bg.rug) : '') + lamp
}

const WALLS = {
  stripes: (ink: Ink, floor: number) =>
    shape(
      times(10, (index) => `M${10 + index * 40} 0h18v${floor}h-18z`),
      { fill: ink.palette.glow, opacity: 0.1 },
    ),
  dots(ink: Ink, floor: number) {
    const dot = (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`
    const row = (index: number) => times(11, (column) => dot(column * 40 + (index % 2) * 20, 20 + index * 34))
    return shape(times(Math.floor(floor / 34), row), { fill: ink.palette.glow, opacity: 0.18 })
  },
  tiles(ink: Ink, floor: number) {
    const half = floor * 0.55
    const across = times(Math.ceil((floor - half) / 30), (row) => `M0 ${half + row * 30}H${SIDE}`)
    const down = times(13, (column) => `M${column * 32 + 8} ${half}V${floor}`)
    const tiled = rect([0, half, SIDE, floor - half], { fill: ink.palette.glow, opacity: 0.3 })
    return (
      tiled +
      line(across + down, { stroke: ink.palette.mid, width: 1.5, opacity: 0.35 }) +
      rect([0, half - 8, SIDE, 8], { fill: ink.palette.mid, opacity: 0.8 })
    )
  },
  panels(ink: Ink, floor: number) {
    const top = floor - 96
    const panel = (index: number) =>
      rect([14 + index * 78, top + 18, 62, 56], { fill: ink.palette.near, rx: 3, opacity: 0.28 })
    return (
      rect([0, top, SIDE, 96], { fill: ink.palette.mid, opacity: 0.8 }) +
      rect([0, top, SIDE, 6], { fill: ink.palette.near, opacity: 0.7 }) +
      times(5, panel)
    )
  },
}

/** A window with a cross and a sill, and what is seen through it. */
function pane(ink: Ink, [x, y, w, h, view]: readonly [number, number, number, number, string]): string {
  const { near, glow: light } = ink.palette
  const glass =
    rect([x, y, w, h], { fill: view }) +
    shape(d('M', x, y + h * 0.6, 'L', x + w * 0.6, y, 'h', w * 0.2, 'L', x, y + h * 0.85, 'Z'), {
      fill: light,
      opacity: 0.16,
    })
  const frame =
    line(d('M', x, y, 'h', w, 'v', h, 'h', -w, 'Z'), { stroke: near, width: 9 }) +
    line(d('M', x + w / 2, y, 'v', h, 'M', x, y + h / 2, 'h', w), { stroke: near, width: 5 })
  return glass + frame + rect([x - 12, y + h + 2, w + 24, 9], { fill: near, rx: 3 })
}

const rug = (ink: Ink, [x, y, w, h, c]: readonly [number, number, number, number, string]) =>
  ellipse([x, y, w, h], { fill: c }) +
  ellipse([x, y, w * 0.84, h * 0.8], { fill: ink.palette.glow, opacity: 0.22 }) +
  ellipse([x, y, w * 0.72, h * 0.66], { fill: c })
