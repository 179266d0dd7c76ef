import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 6 },
  minutes: '10–35',
  tile,
  words: {
    en: { name: 'Robot Revolution', line: 'Five fronts, a hand of cards, four generals each.' },
    de: { name: 'Robot Revolution', line: 'Fünf Fronten, eine Hand voll Karten, je vier Generäle.' },
  },
}
