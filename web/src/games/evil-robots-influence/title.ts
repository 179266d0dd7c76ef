import type { TitleFacts } from '#lib/table/title.ts'
import { words as de } from '#lib/words/de/titles/evil-robots-influence/title.ts'
import { words as en } from '#lib/words/en/titles/evil-robots-influence/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 3, max: 9 },
  minutes: '15–45',
  isCovered: true,
  tile,
  words: { en, de },
}
