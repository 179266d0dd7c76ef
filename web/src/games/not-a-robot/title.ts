import type { TitleFacts } from '#lib/table/title.ts'
import tile from './tile.svg?url&no-inline'

export const title: TitleFacts = {
  seats: { min: 3, max: 8 },
  minutes: '30',
  isCovered: true,
  tile,
  words: {
    en: { name: 'I’m Not a Robot', line: 'One word each. One of you has not seen the picture.' },
    de: { name: 'I’m Not a Robot', line: 'Jeder ein Wort. Einer von euch hat das Bild nicht gesehen.' },
  },
}
