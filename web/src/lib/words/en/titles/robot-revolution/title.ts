import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'Robot Revolution',
  line: 'Five battlefields, a hand of cards, four generals each.',
}
