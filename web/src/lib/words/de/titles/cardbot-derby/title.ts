import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'Cardbot Derby',
  line: 'Programmieren, rempeln und als Erster zum König.',
}
