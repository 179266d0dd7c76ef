import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = { name: 'Sample Title', line: 'Alle legen eine Karte. Die höchste holt die Runde.' }
