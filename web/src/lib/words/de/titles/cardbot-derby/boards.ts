import type { BoardWords } from '#games/cardbot-derby/words/boards.ts'

export const words: BoardWords = {
  workshop: 'Werkstatt',
  paternoster: 'Paternoster',
  carousel: 'Karussell',
  funhouse: 'Rummel',
  roundhouse: 'Lokschuppen',
  turnstile: 'Drehkreuz',
}
