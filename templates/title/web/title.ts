import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 6 },
  minutes: '5',
  tile,
  words: {
    en: { name: 'Sample Title', line: 'Everybody lays a card. The highest takes the round.' },
    de: { name: 'Sample Title', line: 'Alle legen eine Karte. Die höchste holt die Runde.' },
  },
}
