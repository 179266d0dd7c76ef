import type { words as en } from '#lib/words/en/titles/cardbot-derby/replay.ts'

export const words: typeof en = { program: 'Programm', cards: 'Karten' }
