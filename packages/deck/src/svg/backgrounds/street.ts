import { type Ink, SIDE, between, d, rect, shape, times } from '../draw.ts'
import { sky, stars, sun } from '../light.ts'
import type { Background } from '../../scene.ts'

export function street(ink: Ink, bg: Background): string {
  const { sky: heaven, near, glow } = ink.palette
  const kerb = bg.horizon ?? 290
  const above = sky(ink) + (bg.stars ? stars(ink, 40, 190) : '') + sun(ink, bg.sun)
  const houses = bg.town === 'gables' ? gables(ink, { base: kerb, low: 150, high: 215, step: 1 }) : towers(ink, kerb)
  const pavement =
    rect([0, kerb, SIDE, 24], { fill: heaven[0], opacity: 0.5 }) +
    shape(
      times(9, (index) => `M${index * 50} ${kerb}h2v24h-2z`),
      { fill: near, opacity: 0.25 },
    )
  const road =
    rect([0, kerb + 22, SIDE, SIDE], { fill: near }) + rect([0, kerb + 22, SIDE, 5], { fill: '#000', opacity: 0.22 })
  return (
    above +
    houses +
    pavement +
    road +
    shape(
      times(5, (index) => `M${index * 92 - 10} ${kerb + 66}h50v7h-50z`),
      { fill: glow, opacity: 0.5 },
    )
  )
}

/** Flat roofs, far and near, with windows lit here and there. */
function towers(ink: Ink, base: number): string {
  let drawn = ''
  for (let x = -20; x < SIDE;) {
    const wide = between(ink, 50, 90)
    drawn += rect([x, between(ink, 40, 150), wide, base], { fill: ink.palette.far, opacity: 0.45 })
    x += wide + 6
  }
  for (let x = -10; x < SIDE;) {
    const wide = between(ink, 46, 84)
    drawn += house(ink, [x, between(ink, 92, 200), wide, base])
    x += wide + 3
  }
  return drawn
}

function house(ink: Ink, [x, top, wide, base]: [number, number, number, number]): string {
  const wall = rect([x, top, wide, base - top], {
    fill: ink.random() < 0.5 ? ink.palette.far : ink.palette.mid,
    opacity: 0.92,
  })
  return wall + panes(ink, [x, top + 14, wide, base - 20])
}

function panes(ink: Ink, [x, top, wide, foot]: [number, number, number, number]): string {
  const columns = Math.max(1, Math.floor((wide - 10) / 18))
  const start = x + (wide - columns * 18 + 9) / 2
  const rows = Math.max(0, Math.floor((foot - top) / 24))
  const paths = { lit: '', dark: '' }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      paths[ink.random() < 0.36 ? 'lit' : 'dark'] += d('M', start + column * 18, top + row * 24, 'h9v12h-9z')
  const { glow, near } = ink.palette
  return (
    (paths.dark && shape(paths.dark, { fill: near, opacity: 0.4 })) +
    (paths.lit && shape(paths.lit, { fill: glow, opacity: 0.85 }))
  )
}

/** Steep roofs side by side, as in an old town. */
export function gables(ink: Ink, row: { base: number; low: number; high: number; step: number }): string {
  let drawn = ''
  for (let x = -16; x < SIDE;) {
    const wide = between(ink, 58, 84) * row.step
    const tall = between(ink, row.low, row.high)
    const [top, roof] = [row.base - tall, wide * 0.6]
    const fill = ink.random() < 0.5 ? ink.palette.far : ink.palette.mid
    drawn +=
      rect([x, top, wide, tall], { fill }) +
      shape(d('M', x - 5, top, 'l', wide / 2 + 5, -roof, 'l', wide / 2 + 5, roof, 'Z'), { fill: ink.palette.near })
    drawn +=
      rect([x + wide * 0.68, top - roof * 0.9, 9, roof * 0.6], { fill: ink.palette.near }) +
      panes(ink, [x, top + 14, wide, row.base - 22])
    x += wide + 2
  }
  return drawn
}
