import type { TitleFacts } from '#lib/table/title.ts'
import { words as de } from '#lib/words/de/titles/robot-revolution/title.ts'
import { words as en } from '#lib/words/en/titles/robot-revolution/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 6 },
  minutes: '10–35',
  tile,
  words: { en, de },
}
