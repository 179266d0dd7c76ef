import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 2, max: 8 },
  minutes: '15–25',
  tile,
  words: {
    en: { name: 'Cardbot Derby', line: 'Program, shove, and cross the belts first.' },
    de: { name: 'Cardbot Derby', line: 'Programmieren, rempeln und als Erster über die Bänder.' },
  },
}
