import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'I’m Not a Robot',
  line: 'One word each. One of you hasn’t seen the picture.',
}
