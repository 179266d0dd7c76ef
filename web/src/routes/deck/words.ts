import type { Language } from '#lib/words/language.ts'

interface Words {
  picture: (card: number, side: string) => string
  licence: string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: { picture: (card, side) => `Card ${card}, side ${side}`, licence: 'The licence of Fluent Emoji' },
  de: { picture: (card, side) => `Karte ${card}, Seite ${side}`, licence: 'Die Lizenz von Fluent Emoji (englisch)' },
}
