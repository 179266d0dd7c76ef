import { type Ink, SIDE, between, d, ground, rect, ridge, shape, times } from '../draw.ts'
import { glow } from '../light.ts'
import type { Background } from '../../scene.ts'

export function cave(ink: Ink, bg: Background): string {
  const { near, mid, far, sky } = ink.palette
  const mouth = opening(ink, [205, 190], mid) + opening(ink, [172, 156], far) + opening(ink, [132, 114], sky[1])
  const light = bg.sun ? glow(ink, [bg.sun[0], bg.sun[1], bg.sun[2] * 2.6]) : ''
  const floor = bg.horizon ?? 330
  const stones = times(7, (index) => stone(ink, index * 66 + between(ink, -20, 20), floor + 8))
  return (
    rect([0, 0, SIDE, SIDE], { fill: near }) +
    mouth +
    light +
    times(8, (index) => spike(ink, index)) +
    stones +
    ground(ink, ridge(ink, floor, 12), { fill: near })
  )
}

/** An uneven hole in the rock. */
function opening(ink: Ink, [rx, ry]: [number, number], fill: string): string {
  const corners = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    const stretch = between(ink, 0.88, 1.12)
    return [200 + Math.cos(angle) * rx * stretch, 212 + Math.sin(angle) * ry * stretch] as const
  })
  const halfway = (index: number) => {
    const [a, b] = [corners[index % 14] ?? [0, 0], corners[(index + 1) % 14] ?? [0, 0]]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
  }
  const start = halfway(13)
  const bends = corners.map(([x, y], index) => d('Q', x, y, ...halfway(index)))
  return shape(`${d('M', ...start)} ${bends.join(' ')}Z`, { fill })
}

/** A stone tooth from above, one side lighter. */
function spike(ink: Ink, index: number): string {
  const [x, long, half] = [index * 56 + between(ink, -10, 20), between(ink, 26, 92), between(ink, 14, 28)]
  return (
    shape(d('M', x - half, -5, 'h', half * 2, 'L', x, long, 'Z'), { fill: ink.palette.near }) +
    shape(d('M', x - half, -5, 'h', half * 0.8, 'L', x, long, 'Z'), { fill: ink.palette.far, opacity: 0.35 })
  )
}

const stone = (ink: Ink, x: number, foot: number) => {
  const tall = between(ink, 14, 44)
  return shape(d('M', x - tall * 0.7, foot, 'L', x - tall * 0.1, foot - tall, 'L', x + tall * 0.6, foot, 'Z'), {
    fill: ink.palette.mid,
    opacity: 0.8,
  })
}
