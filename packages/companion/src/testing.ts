import type { Rng } from '@robot-night/engine'
import type { Phone } from './phone.ts'

/** CheatBot, power 4, Evil, everything to be seen; and what differs. */
export function phoneWith(differing: Partial<Phone> = {}): Phone {
  return {
    robot: 'CheatBot',
    power: 4,
    allegiance: 'E',
    covered: { robot: false, power: false, allegiance: false },
    ...differing,
  }
}

/** Draws just these, in this order. */
export function drawing(...draws: readonly number[]): Rng {
  const left = [...draws]
  const int = (below: number): number => {
    const drawn = left.shift()
    if (drawn === undefined || drawn >= below) throw new Error(`no draw below ${below} is left but ${drawn}`)
    return drawn
  }
  return {
    int,
    pick: (from) => {
      const picked = from[int(from.length)]
      if (picked === undefined) throw new Error('picked a hole')
      return picked
    },
    shuffle: () => {
      throw new Error('nothing is shuffled here')
    },
  }
}
