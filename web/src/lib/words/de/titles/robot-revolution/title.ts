import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'Robot Revolution',
  line: 'Fünf Schlachtfelder, eine Hand voll Karten, je vier Generäle.',
}
