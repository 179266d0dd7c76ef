import type { CardId, Options } from './shapes.ts'

export const SEATS = { min: 2, max: 6 }
export const USUAL_OPTIONS: Options = { rounds: 3 }

const HIGHEST = 60

/** All cards, lowest first. */
export const CARDS: readonly CardId[] = Array.from({ length: HIGHEST }, (_, at): CardId => `n${at + 1}`)

export const valueOf = (card: CardId): number => Number(card.slice(1))
