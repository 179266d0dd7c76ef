import type { Language } from '#lib/words/language.ts'

/** Our own boards, as the lobby and the board maker call them. */
export const BOARD_WORDS: Readonly<Record<Language, Readonly<Record<BoardName, string>>>> = {
  en: { workshop: 'Workshop', paternoster: 'Paternoster', carousel: 'Carousel', funhouse: 'Funhouse' },
  de: { workshop: 'Werkstatt', paternoster: 'Paternoster', carousel: 'Karussell', funhouse: 'Rummel' },
}
type BoardName = 'workshop' | 'paternoster' | 'carousel' | 'funhouse'
