import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = { name: 'Cardbot Derby', line: 'Program, shove, and be first to the King.' }
