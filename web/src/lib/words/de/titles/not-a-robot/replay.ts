import type { words as en } from '#lib/words/en/titles/not-a-robot/replay.ts'

export const words: typeof en = {
  ...{ card: 'Karte', picture: 'Bild', sealed: 'Versiegelt', stays: 'Schweigt', none: 'Kein Einspruch' },
  ...{ place: (place: number) => `Nr. ${place}`, objects: (numbers: string) => `Einspruch: ${numbers}` },
  ...{ vote: (entry: number) => `Stimmt für ${entry}` },
  ...{ human: 'Mensch', robot: 'Roboter' },
}
