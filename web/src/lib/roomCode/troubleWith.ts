import type { CodeRead } from './codeIn.ts'
import type { Language } from '../words/language.ts'
import { CODE_TROUBLE } from './words.ts'

type Spoken = (typeof CODE_TROUBLE)[Language]
/** What a vowel may have been misread from. */
const MEANT: Readonly<Record<string, string>> = { O: 'Q', I: 'L', U: 'V' }

/** What is wrong with what was typed, in words; empty: nothing is. */
export function troubleWith(read: CodeRead, language: Language): string {
  const words = CODE_TROUBLE[language]
  switch (read.trouble) {
    case null:
      return ''
    case 'short':
      return words.short(read.missing)
    case 'several':
      return words.several(listed(read.codes, language))
    case 'letters':
      return aboutLetters(read.letters, words, language)
    default:
      return words[read.trouble]
  }
}

function aboutLetters(letters: readonly string[], words: Spoken, language: Language): string {
  const said = words.letters(listed(letters, language))
  const meant = letters.map((letter) => MEANT[letter]).filter((letter) => letter !== undefined)
  return meant.length === letters.length ? `${said} ${words.perhaps(listed(meant, language))}` : said
}

const listed = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
