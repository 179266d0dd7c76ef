import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'I’m Not a Robot',
  line: 'Jeder ein Wort. Einer von euch hat das Bild nicht gesehen.',
}
