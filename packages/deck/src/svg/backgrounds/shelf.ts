import { type Ink, SIDE, rect, times } from '../draw.ts'
import { glow } from '../light.ts'
import type { Background } from '../../scene.ts'

/** A cupboard without doors, seen from the front. */
export function shelf(ink: Ink, bg: Background): string {
  const { far, mid, near, glow: light } = ink.palette
  const joints = times(5, (index) => rect([index * 84 - 8, 0, 3, SIDE], { fill: near, opacity: 0.18 }))
  const board = (y: number) =>
    rect([0, y + 14, SIDE, 34], { fill: '#000', opacity: 0.16 }) +
    rect([0, y, SIDE, 14], { fill: mid }) +
    rect([0, y, SIDE, 3], { fill: light, opacity: 0.25 }) +
    rect([0, y + 14, SIDE, 5], { fill: near, opacity: 0.8 })
  const walls = rect([0, 0, 14, SIDE], { fill: near }) + rect([386, 0, 14, SIDE], { fill: near })
  return (
    rect([0, 0, SIDE, SIDE], { fill: far }) +
    joints +
    (bg.boards ?? [150, 290, 392]).map(board).join('') +
    walls +
    (bg.lamp ? glow(ink, bg.lamp) : '')
  )
}
