import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 3, max: 9 },
  minutes: '15–45',
  isCovered: true,
  tile,
  words: {
    en: { name: 'Evil Robots: Influence', line: 'Hidden coins, loud promises, one pot.' },
    de: { name: 'Evil Robots: Influence', line: 'Versteckte Münzen, laute Versprechen, ein Topf.' },
  },
}
