import type { Heard, Saying } from './game.ts'

/** For so many phases nobody says the same about the same seat again. */
const MEMORY = 40

/** Of these those lines that nobody has said lately. A claim may be made again. */
export const unheard = (sayings: readonly Saying[], heard: readonly Heard[]): Saying[] =>
  sayings.filter((saying) => !heard.some(({ ago, said }) => ago <= MEMORY && isSame(saying, said)))

const isSame = (one: Saying, other: Saying): boolean =>
  'line' in one && 'line' in other && one.line === other.line && one.who === other.who
