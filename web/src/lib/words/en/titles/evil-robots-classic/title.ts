import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = { name: 'Evil Robots', line: 'Good or evil? End the round on the bigger side.' }
