import type { Rng } from '@robot-night/engine'

/** What may become of a message on its way. */
export const FATES = ['pass', 'delay', 'double', 'swap', 'lose', 'tear', 'mute'] as const
export type Fate = (typeof FATES)[number]
/** How many in a hundred messages fare so; all others pass. */
export type Weather = Readonly<Record<Exclude<Fate, 'pass'>, number>>

/** Everything at once. */
export const STORM: Weather = { delay: 15, double: 5, swap: 6, lose: 3, tear: 1, mute: 0 }
/** Lines die without a word, as from Wi-Fi to mobile: they stay open, and nothing passes any more. */
export const FOG: Weather = { delay: 10, double: 0, swap: 0, lose: 0, tear: 0, mute: 1 }
/** Nothing is lost and no line is cut, so that nothing is healed by coming back. */
export const JUMBLE: Weather = { delay: 20, double: 8, swap: 12, lose: 0, tear: 0, mute: 0 }
/** Nothing is missing, but much comes twice. */
export const ECHO: Weather = { delay: 10, double: 30, swap: 0, lose: 0, tear: 0, mute: 0 }

/** How much there was of it. */
export interface Tally {
  messages: number
  /** Of these, as events or requests. */
  streamed: number
  delayed: number
  dropped: number
  doubled: number
  swapped: number
  torn: number
  /** Connections that died without a word. */
  muted: number
  cut: number
}
export const noTally = (): Tally => ({
  ...{ messages: 0, streamed: 0, delayed: 0, dropped: 0, doubled: 0, swapped: 0, torn: 0 },
  ...{ muted: 0, cut: 0 },
})

export function fateIn(weather: Weather, rng: Rng): Fate {
  let drawn = rng.int(100)
  for (const fate of FATES) {
    if (fate === 'pass') continue
    drawn -= weather[fate]
    if (drawn < 0) return fate
  }
  return 'pass'
}
