import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = { name: 'Sample Title', line: 'Everybody lays a card. The highest takes the round.' }
