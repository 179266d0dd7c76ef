const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** NAR-216: two words with one key are one word. */
export const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[ßæœøđðłþıς]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[-'·\u200c\u200d]/gu, '')
