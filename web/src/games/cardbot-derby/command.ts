import { isMove, quartersOf, type Rank, type Suit } from '@robot-night/engine/games/cardbot-derby'
import type { Command } from './words/words.ts'

const TURNS = ['spin', 'right', 'about', 'left'] as const satisfies Command[]

/** What a card tells its robot to do. */
export const commandOf = (rank: Rank): Command => (isMove(rank) ? 'move' : (TURNS[quartersOf(rank)] ?? 'spin'))

/** The playing card that it is. */
export const cardOf = (rank: Rank, suit: Suit): string => `${rank}${suit}`
