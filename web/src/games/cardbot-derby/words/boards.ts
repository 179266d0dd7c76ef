import { words as de } from '#lib/words/de/titles/cardbot-derby/boards.ts'
import { words as en } from '#lib/words/en/titles/cardbot-derby/boards.ts'
import type { BoardName } from '@robot-night/engine/games/cardbot-derby'
import type { Language } from '#lib/words/language.ts'

export type BoardWords = Readonly<Record<BoardName, string>>

/** Our own boards, as the lobby and the board maker call them. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de }
