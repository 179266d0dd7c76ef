import { type Ink, SIDE, between, d, line, shape, times } from '../draw.ts'

export type Tree = 'firs' | 'round' | 'birch' | 'trunks'

/** Small trees along a far ridge, of two colours. */
export function grove(ink: Ink, kind: Tree, y: number): string {
  const rows = ['', '']
  for (let index = 0; index < 11; index++) {
    const x = index * 38 + between(ink, -12, 12)
    const foot = y + between(ink, -6, 10)
    rows[index % 2] += kind === 'firs' ? fir([x, foot, between(ink, 34, 62)]) : bush([x, foot, between(ink, 12, 22)])
  }
  const [some = '', others = ''] = rows
  return (
    shape(some, { fill: ink.palette.near, opacity: 0.75 }) + shape(others, { fill: ink.palette.mid, opacity: 0.75 })
  )
}

/** Three skirts, one above the other, as a path. */
export const fir = ([x, foot, tall]: [number, number, number]): string =>
  times(3, (index) => {
    const [low, wide] = [foot - index * tall * 0.27, tall * (0.3 - index * 0.07)]
    return d('M', x - wide, low, 'L', x, low - tall * 0.48, 'L', x + wide, low, 'Z')
  })

const bush = ([x, foot, r]: [number, number, number]) =>
  d('M', x - r, foot - r * 1.4, 'a', r, r, 0, 1, 1, 2 * r, 0, 'a', r, r, 0, 1, 1, -2 * r, 0, 'Z') +
  d('M', x - 2, foot - r, 'h4v', r, 'h-4z')

interface Layer {
  count: number
  width: number
  fill: string
  opacity: number
}

/** Tall trunks from edge to edge of the canvas, some with a bough. */
export function trunks(ink: Ink, { count, width, fill, opacity }: Layer): string {
  let [stems, boughs] = ['', '']
  for (let index = 0; index < count; index++) {
    const x = (index + ink.random()) * (SIDE / count)
    const w = width + ink.random() * 8
    stems += d('M', x, -10, 'h', w, 'l', w * 0.3, 420, 'h', -w * 1.6, 'Z')
    if (ink.random() < 0.5) boughs += d('M', x + w / 2, between(ink, 40, 150), 'q', w, -30, w * 2.4, -44)
  }
  const branches = boughs && line(boughs, { stroke: fill, width: Math.max(3, Math.round(width / 3)), opacity })
  return branches + shape(stems, { fill, opacity })
}

/** White bark with dark marks. */
export function birches(ink: Ink, count: number): string {
  const { glow, mid, near } = ink.palette
  let [bark, shade, marks] = ['', '', '']
  for (let index = 0; index < count; index++) {
    const x = (index + ink.random() * 0.8) * (SIDE / count)
    const w = between(ink, 12, 20)
    bark += d('M', x, -10, 'h', w, 'v', 330, 'h', -w, 'z')
    shade += d('M', x + w * 0.7, -10, 'h', w * 0.3, 'v', 330, 'h', -w * 0.3, 'z')
    marks += times(8, () =>
      d('M', x + ink.random() * w * 0.5, ink.random() * 300, 'h', w * 0.45, 'v3h', -w * 0.45, 'z'),
    )
  }
  const layers = [
    shape(bark, { fill: glow, opacity: 0.8 }),
    shape(shade, { fill: mid, opacity: 0.3 }),
    shape(marks, { fill: near, opacity: 0.6 }),
  ]
  return layers.join('')
}
