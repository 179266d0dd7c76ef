import type { EntryNumber, Options } from './shapes.ts'

export const SEATS = { min: 3, max: 8 } as const
export const ROUNDS = { min: 1, max: 12 } as const
export const GRID = 9
/** NAR-102: then the deck is used up. */
export const ROUNDS_OF_A_DECK = 8
/** The number of the Server in a vote. */
export const SERVER: EntryNumber = 9
/** NAR-306 */
export const MOST_STRIKES = 2
/** NAR-502 */
export const TEXT_LENGTH = 280
export const USUAL_OPTIONS: Options = { rounds: 6, server: true, objections: true, language: 'en', avoid: [] }

/** NAR-303: more than half of the others. */
export const strikesAt = (seats: number): number => Math.floor((seats - 1) / 2) + 1
