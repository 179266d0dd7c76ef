import { type Ink, between, d, ground, ridge, shape, times } from '../draw.ts'
import { glow, sky, stars } from '../light.ts'
import { birches, fir, trunks } from './trees.ts'
import type { Background } from '../../scene.ts'

export function forest(ink: Ink, bg: Background): string {
  const { far, mid, near } = ink.palette
  const floor = bg.horizon ?? 290
  const patch = bg.sun ? glow(ink, [bg.sun[0], bg.sun[1], bg.sun[2] * 3.4]) + shafts(ink, bg.sun) : ''
  const back = ground(ink, ridge(ink, floor - 26, 14), { fill: far, opacity: 0.85 })
  const front =
    ground(ink, ridge(ink, floor + 18, 14), { fill: mid }) + ground(ink, ridge(ink, floor + 66, 12), { fill: near })
  return (
    sky(ink) + (bg.stars ? stars(ink, 30, 180) : '') + patch + wood(ink, bg.trees ?? 'trunks', floor) + back + front
  )
}

function wood(ink: Ink, kind: NonNullable<Background['trees']>, floor: number): string {
  const { far, mid, near } = ink.palette
  if (kind === 'birch') return trunks(ink, { count: 6, width: 8, fill: far, opacity: 0.5 }) + birches(ink, 6)
  if (kind === 'trunks' || kind === 'round') {
    const back = trunks(ink, { count: 8, width: 9, fill: far, opacity: 0.55 })
    return (
      back +
      trunks(ink, { count: 5, width: 18, fill: mid, opacity: 0.7 }) +
      (kind === 'trunks' ? trunks(ink, { count: 2, width: 30, fill: near, opacity: 0.85 }) : '')
    )
  }
  const row = (fill: string, tall: number, foot: number) =>
    shape(
      times(7, (index) => fir([index * 66 + between(ink, -20, 20), foot, tall * between(ink, 0.8, 1.2)])),
      { fill, opacity: 0.85 },
    )
  return row(far, 170, floor - 20) + row(mid, 120, floor + 4)
}

/** Slanted light between the trees. */
const shafts = (ink: Ink, [x, y]: readonly [number, number, number]) =>
  times(4, (index) => {
    const foot = x - 190 + index * 80
    return shape(d('M', x - 12 + index * 8, y, 'h', 8, 'L', foot + 44, 400, 'h', -44, 'Z'), {
      fill: ink.palette.glow,
      opacity: 0.1,
    })
  })
