import type { words as en } from '#lib/words/en/titles/robot-revolution/replay.ts'

export const words: typeof en = { hand: 'Hand', down: 'Verdeckt' }
