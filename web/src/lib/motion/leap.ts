import { tick } from 'svelte'

let leaps = 0

/** The screen is about to show another moment, not the next one: what comes onto it with that is there at once. */
export function leap(): void {
  leaps += 1
  void tick().then(() => (leaps -= 1))
}

export const isLeaping = (): boolean => leaps > 0
