import type { TransitionConfig } from 'svelte/transition'

/** How something comes onto the table: its last frame is its place; with reduced motion it only fades in. */
type Path = (left: number) => string
const CROSS_FADE_MS = 160

function entering(duration: number, path: Path): (node: Element) => TransitionConfig {
  return (_node) => {
    if (isStill()) return { duration: CROSS_FADE_MS, css: (part) => `opacity: ${part}` }
    return {
      duration,
      easing: settling,
      css: (part, left) => `transform: ${path(left)}; opacity: ${Math.min(1, 0.25 + part)}`,
    }
  }
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const settling = (part: number): number => 1 - (1 - part) ** 3

/** A card laid or turned up. */
export const land = entering(280, (left) => `perspective(600px) translateY(${-10 * left}px) rotateY(${80 * left}deg)`)
/** A small thing that appears where it is. */
export const pop = entering(200, (left) => `scale(${1 - 0.35 * left})`)
/** A figure that changes. */
export const flap = entering(180, (left) => `scaleY(${1 - 0.8 * left})`)
/** A rubber stamp; it stays as crooked as its own style says. */
export const stamp = entering(180, (left) => `rotate(${-6 - 10 * left}deg) scale(${1 + 0.9 * left})`)
