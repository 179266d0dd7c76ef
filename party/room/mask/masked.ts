import { english } from './english.ts'
import { GERMAN } from './german.ts'

const LETTER = String.raw`\p{L}`
const german = new RegExp(
  `(?<!${LETTER})(?:${GERMAN.map((word) => word.replaceAll('ss', '(?:ss|ß)').replaceAll('*', `${LETTER}*`)).join('|')})(?!${LETTER})`,
  'giu',
)

/** The text with every coarse word down to its first letter. As long as before, so that nothing jumps. */
export function masked(text: string): string {
  const inGerman = text.replace(german, (word) => covered(word, 0, word.length))
  return english
    .getAllMatches(text)
    .filter(({ startIndex, endIndex }) => !/\s/u.test(text.slice(startIndex, endIndex + 1)))
    .reduce((kept, { startIndex, endIndex }) => covered(kept, startIndex, endIndex + 1), inGerman)
}

function covered(text: string, from: number, to: number): string {
  const [first = '', ...rest] = text.slice(from, to)
  return text.slice(0, from) + first + rest.join('').replace(/\S/gu, '*') + text.slice(to)
}
