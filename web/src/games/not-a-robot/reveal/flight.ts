import type { TransitionConfig } from 'svelte/transition'
import type { Seat } from '#lib/table/scene.ts'
import { isStill } from '#lib/motion/enter.ts'
import { isLeaping } from '#lib/motion/leap.ts'

const MS = 380
const CROSS_FADE_MS = 160
const settling = (part: number): number => 1 - (1 - part) ** 3

/** A vote comes from its voter, down among the points, to the word it is for. */
export function flight(node: Element, { seat, tempo }: { seat: Seat; tempo: number }): TransitionConfig {
  if (isLeaping()) return { duration: 0 }
  if (isStill()) return { duration: CROSS_FADE_MS, css: (part) => `opacity: ${part}` }
  const from = document.querySelector(`[data-voter='${seat}']`)?.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const zoom = node.currentCSSZoom ?? 1
  const [x, y] = from ? [(from.left - to.left) / zoom, (from.top - to.top) / zoom] : [0, 30]
  return {
    duration: MS * tempo,
    easing: settling,
    css: (part, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${1 + 0.5 * left}); opacity: ${Math.min(1, 0.3 + part)}`,
  }
}
