import type { words as en } from '#lib/words/en/titles/sample-title/replay.ts'

export const words: typeof en = { hand: 'Hand' }
