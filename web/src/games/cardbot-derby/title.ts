import type { TitleFacts } from '#lib/table/title.ts'
import { words as de } from '#lib/words/de/titles/cardbot-derby/title.ts'
import { words as en } from '#lib/words/en/titles/cardbot-derby/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 8 },
  minutes: '15–25',
  tile,
  words: { en, de },
}
