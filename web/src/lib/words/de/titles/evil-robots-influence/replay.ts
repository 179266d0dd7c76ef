import type { words as en } from '#lib/words/en/titles/evil-robots-influence/replay.ts'

export const words: typeof en = {
  ...{ coin: 'Verdeckte Münze', left: 'Linke Karte', right: 'Rechte Karte', sealed: 'Versiegelt' },
  ...{ good: 'Gut', evil: 'Böse', yes: 'Hand oben', no: 'Hand unten' },
  ...{ offer: (tokens: number) => `Bietet ${tokens}`, cards: (count: number) => `Karten: ${count}` },
}
