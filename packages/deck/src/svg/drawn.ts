import type { Drawn } from '../scene.ts'
import {
  type Ink,
  SIDE,
  between,
  circle,
  d,
  ellipse,
  ground,
  line,
  rect,
  ridge,
  round,
  shape,
  tag,
  times,
} from './draw.ts'
import { tinted } from './colour.ts'
import { dots, glow } from './light.ts'
import { wave } from './backgrounds/water.ts'

type Fx<K extends Drawn['fx']> = Extract<Drawn, { fx: K }>

/** What connects the things of a picture, drawn by ourselves. */
export function drawn(ink: Ink, item: Drawn): string {
  switch (item.fx) {
    case 'wave':
      return wave(ink, item.y, item)
    case 'grass':
      return grass(ink, item)
    case 'drift':
      return ground(ink, ridge(ink, item.y, item.amp ?? 14), { fill: item.c ?? ink.palette.near, opacity: item.op })
    case 'fog':
      return fog(ink, item)
    case 'light':
      return glow(ink, [item.x, item.y, item.r], item)
    case 'beam':
      return beam(ink, item)
    case 'rope':
      return rope(item)
    case 'ladder':
      return ladder(item)
    case 'box':
      return box(ink, item)
    case 'disc':
      return turned(
        ellipse([item.x, item.y, item.w, item.h ?? item.w], { fill: item.c ?? ink.palette.glow, opacity: item.op }),
        item,
      )
    case 'ring':
      return tag('ellipse', {
        cx: item.x,
        cy: item.y,
        rx: item.w,
        ry: item.h ?? item.w,
        fill: 'none',
        stroke: item.c ?? ink.palette.glow,
        'stroke-width': item.t,
        opacity: item.op,
      })
    case 'path':
      return item.w
        ? line(item.d, { stroke: item.c ?? DARK, width: item.w, opacity: item.op })
        : shape(item.d, { fill: item.c ?? ink.palette.near, opacity: item.op })
  }
}

const DARK = '#3b2b3a'

function grass(ink: Ink, item: Fx<'grass'>): string {
  const tall = item.h ?? 18
  const blades = times(45, (index) =>
    d(
      'L',
      index * 9 + 2 + ink.random() * 4,
      item.y - 8 - ink.random() * tall,
      'L',
      index * 9 + 9,
      item.y + between(ink, 0, 3),
    ),
  )
  const fill = item.c ?? tinted('#000000', 0.16)(ink.palette.near)
  return shape(`M0 400 V${item.y}${blades} V400Z`, { fill, opacity: item.op })
}

function fog(ink: Ink, { x, y, w, h, c, op = 0.35 }: Fx<'fog'>): string {
  const fill = c ?? ink.palette.glow
  return (
    ellipse([x, y, w, h], { fill, opacity: op }) +
    ellipse([x + w * 0.25, y + h * 0.55, w * 0.7, h * 0.7], { fill, opacity: op }) +
    circle([x - w * 0.4, y - h * 0.2, h * 0.8], { fill, opacity: op })
  )
}

const beam = (ink: Ink, { x, y, w0, x2, y2, w1, c, op = 0.3 }: Fx<'beam'>) =>
  shape(d('M', x - w0, y, 'L', x + w0, y, 'L', x2 + w1, y2, 'L', x2 - w1, y2, 'Z'), {
    fill: c ?? ink.palette.glow,
    opacity: op,
  })

const rope = ({ a, q, b, w = 2.5, c = DARK, dash, op }: Fx<'rope'>) =>
  line(d('M', ...a, 'Q', ...q, ...b), { stroke: c, width: w, dash, opacity: op })

/** Two rails and rungs, standing on its lower end. */
function ladder({ x, y, w, h, rungs, r = 0, c = '#8a5a3b' }: Fx<'ladder'>): string {
  const rails = d('M', -w / 2, -h, 'V', 0, 'M', w / 2, -h, 'V', 0)
  const steps = times(rungs, (index) => d('M', -w / 2, (-h * (index + 0.5)) / rungs, 'h', w))
  return tag(
    'g',
    { transform: `translate(${round(x)} ${round(y)}) rotate(${r})` },
    line(steps, { stroke: c, width: 5 }) + line(rails, { stroke: c, width: 6 }),
  )
}

const box = (ink: Ink, { x, y, w, h, c, rx = 6, op, r }: Fx<'box'>) =>
  turned(rect([x, y, w, h], { fill: c ?? ink.palette.near, rx, ...(op === undefined ? {} : { opacity: op }) }), {
    x: x + w / 2,
    y: y + h / 2,
    r,
  })

const turned = (body: string, { x, y, r }: { x: number; y: number; r?: number | undefined }) =>
  r ? tag('g', { transform: `rotate(${r} ${round(x)} ${round(y)})` }, body) : body

export function weather(ink: Ink, kind: 'rain' | 'snow' | undefined): string {
  if (kind === 'rain') {
    const drops = times(60, () => d('M', ink.random() * 430, ink.random() * SIDE, 'l-6 18'))
    return line(drops, { stroke: '#dfe9ff', width: 1.6, opacity: 0.45 })
  }
  if (kind !== 'snow') return ''
  return dots(ink, { count: 66, below: SIDE, sizes: [3.4, 5.4, 7.6], shades: [0.65, 0.8, 0.92] })
}
