import type { TitleFacts } from '#lib/table/title.ts'
import { words as de } from '#lib/words/de/titles/sample-title/title.ts'
import { words as en } from '#lib/words/en/titles/sample-title/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 6 },
  minutes: '5',
  tile,
  words: { en, de },
}
