import type { TitleFacts } from '#lib/table/title.ts'
import { words as de } from '#lib/words/de/titles/not-a-robot/title.ts'
import { words as en } from '#lib/words/en/titles/not-a-robot/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 3, max: 8 },
  minutes: '30',
  isCovered: true,
  tile,
  words: { en, de },
}
