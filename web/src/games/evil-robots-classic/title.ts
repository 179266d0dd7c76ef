import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 3, max: 9 },
  minutes: '30–45',
  isCovered: true,
  tile,
  words: {
    en: { name: 'Evil Robots', line: 'Good or evil? End the round on the bigger side.' },
    de: { name: 'Evil Robots', line: 'Gut oder böse? Steh am Ende der Runde auf der größeren Seite.' },
  },
}
