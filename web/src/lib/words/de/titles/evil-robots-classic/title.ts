import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'Evil Robots',
  line: 'Gut oder böse? Steh am Ende der Runde auf der größeren Seite.',
}
