import type { TitleWords } from '#lib/table/title.ts'

export const words: TitleWords = {
  name: 'Evil Robots: Influence',
  line: 'Verdeckte Münzen, laute Versprechen, ein Topf.',
}
