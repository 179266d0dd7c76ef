import { type Ink, SIDE, between, circle, d, ellipse, line, rect, shape, times } from '../draw.ts'
import { glow } from '../light.ts'
import type { Background } from '../../scene.ts'

/** A table seen from above. */
export function table(ink: Ink, bg: Background): string {
  const [x, y, r] = bg.lamp ?? [130, 90, 340]
  return TOPS[bg.top ?? 'boards'](ink) + glow(ink, [x, y, r], { op: 0.5 })
}

const TOPS = {
  boards(ink: Ink) {
    const { far, mid, near } = ink.palette
    const grain = (top: number) =>
      times(3, () =>
        line(d('M', between(ink, -20, 320), top + between(ink, 12, 54), 'q', 40, between(ink, -5, 5), 90, 0), {
          stroke: near,
          width: 2,
          opacity: 0.26,
        }),
      )
    const board = (index: number) =>
      rect([0, index * 67, SIDE, 67], { fill: index % 2 ? far : mid }) +
      rect([0, index * 67, SIDE, 3], { fill: near, opacity: 0.4 }) +
      grain(index * 67)
    return times(6, board)
  },
  cloth(ink: Ink) {
    const { mid, glow: light } = ink.palette
    const across = times(5, (index) => `M0 ${index * 80}h400v40H0z`)
    const down = times(5, (index) => `M${index * 80} 0h40v400h-40z`)
    return (
      rect([0, 0, SIDE, SIDE], { fill: mid }) +
      shape(across, { fill: light, opacity: 0.3 }) +
      shape(down, { fill: light, opacity: 0.3 })
    )
  },
  mat(ink: Ink) {
    const { far, mid, near, glow: light } = ink.palette
    const stitches = `<circle cx="204" cy="206" r="164" fill="none" stroke="${light}" stroke-width="2" stroke-dasharray="7 7" opacity=".45"/>`
    return (
      rect([0, 0, SIDE, SIDE], { fill: near }) +
      times(5, (index) => rect([0, index * 80 + 38, SIDE, 3], { fill: mid, opacity: 0.7 })) +
      ellipse([208, 214, 178, 178], { fill: '#000', opacity: 0.22 }) +
      circle([204, 206, 176], { fill: mid }) +
      circle([204, 206, 150], { fill: far, opacity: 0.6 }) +
      stitches
    )
  },
}
