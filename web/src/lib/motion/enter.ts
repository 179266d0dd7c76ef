import type { TransitionConfig } from 'svelte/transition'
import { isLeaping } from './leap.ts'

/** How something comes onto the table: its last frame is its place; with reduced motion it only fades in. */
interface Entrance {
  ms: number
  path: (left: number) => string
  easing?: (part: number) => number
  /** Not to be seen through on the way. */
  isSolid?: boolean
}
/** `tempo`: how much of the time at leisure there is. */
type Entering = (node: Element, tempo?: number) => TransitionConfig
const CROSS_FADE_MS = 160

function entering({ ms, path, easing = settling, isSolid = false }: Entrance): Entering {
  return (_node, tempo = 1) => {
    if (isLeaping()) return { duration: 0 }
    if (isStill()) return { duration: CROSS_FADE_MS, css: (part) => `opacity: ${part}` }
    const seen = (part: number): string => (isSolid ? '' : `; opacity: ${Math.min(1, 0.25 + part)}`)
    return { duration: ms * tempo, easing, css: (part, left) => `transform: ${path(left)}${seen(part)}` }
  }
}

/** Nothing moves: somebody wants it so, or nothing has moved. */
export const isStill = (): boolean => isLeaping() || matchMedia('(prefers-reduced-motion: reduce)').matches
const settling = (part: number): number => 1 - (1 - part) ** 3
const overshooting = (part: number): number => 1 + 2.7 * (part - 1) ** 3 + 1.7 * (part - 1) ** 2
const even = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)
const falling = (part: number): number => part ** 2.2

/** A card laid. */
export const land = entering({ ms: 240, path: (left) => `translateY(${-10 * left}px) scale(${1 + 0.12 * left})` })
/** A card turned up where it lies; its back is behind it. */
export const turn = entering({
  ms: 260,
  easing: even,
  isSolid: true,
  path: (left) =>
    `perspective(700px) translateY(${-14 * hill(left)}px) rotateY(${180 * left}deg) scale(${1 + 0.06 * hill(left)})`,
})
const hill = (left: number): number => 4 * left * (1 - left)
/** A small thing that appears where it is. */
export const pop = entering({
  ms: 220,
  easing: overshooting,
  path: (left) => `translateY(${10 * left}px) scale(${1 - 0.35 * left})`,
})
/** A figure that changes. */
export const flap = entering({ ms: 180, path: (left) => `scaleY(${1 - 0.8 * left})` })
/** A rubber stamp; it stays as crooked as its own style says. */
export const stamp = entering({
  ms: 160,
  easing: falling,
  path: (left) => `rotate(${-6 - 8 * left}deg) scale(${1 + 1.4 * left})`,
})
