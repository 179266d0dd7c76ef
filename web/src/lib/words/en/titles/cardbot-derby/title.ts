import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = { name: 'Cardbot Derby', line: 'Program, shove, and cross the belts first.' }
