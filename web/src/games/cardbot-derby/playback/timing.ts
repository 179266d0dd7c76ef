/** Milliseconds at leisure. */
export const MS = {
  reveal: 520,
  wind: 160,
  dash: 150,
  hold: 50,
  go: 240,
  rock: 180,
  back: 160,
  step: 240,
  turn: 200,
  spin: 300,
  stuck: 360,
  slide: 280,
  belt: 320,
  shrink: 120,
  grow: 160,
  glow: 520,
  paid: 750,
  /** Before the next one. */
  pause: 220,
} as const

export const EASE = 'cubic-bezier(.2, .8, .2, 1)'
export const EVEN = 'cubic-bezier(.45, 0, .55, 1)'
export const RUSH = 'cubic-bezier(.7, 0, .9, .4)'
export const FALL = 'cubic-bezier(.6, 0, .9, .5)'
