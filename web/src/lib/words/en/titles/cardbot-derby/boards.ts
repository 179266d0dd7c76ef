import type { BoardWords } from '#games/cardbot-derby/words/boards.ts'

export const words: BoardWords = {
  workshop: 'Workshop',
  paternoster: 'Paternoster',
  carousel: 'Carousel',
  funhouse: 'Funhouse',
  roundhouse: 'Roundhouse',
  turnstile: 'Turnstile',
}
