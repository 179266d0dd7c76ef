import { graphemesOf } from '@robot-night/protocol'
import type { RegExpMatcher } from 'obscenity'
import { germanForm, plainForm, type Form } from './form.ts'
import { GERMAN } from './german.ts'
import { SPELLED, WORDS } from './matchers.ts'
import { spelled, type Span } from './spelled.ts'

const LETTER = String.raw`\p{L}`
const german = new RegExp(
  `(?<!${LETTER})(?:${GERMAN.map((word) => word.replaceAll('ss', '(?:ss|ß)').replaceAll('*', `${LETTER}*`)).join('|')})(?!${LETTER})`,
  'giu',
)

/** The text with every coarse word down to its first letter. As long as before, so that nothing jumps. */
export function masked(text: string): string {
  const form = plainForm(text)
  const inGerman = germanForm(text)
  const spans = [
    ...[...inGerman.text.matchAll(german)].map((match) => originalOf(inGerman, spanOf(match))),
    ...found(form.text, WORDS)
      .filter(([from, to]) => !/\s/u.test(form.text.slice(from, to)))
      .map((span) => originalOf(form, span)),
    ...spelled(form.text, (chain) => found(chain, SPELLED)).map((span) => originalOf(form, span)),
  ]
  return spans.reduce(covered, text)
}

const found = (text: string, matchers: readonly RegExpMatcher[]): Span[] =>
  matchers.flatMap((matcher) =>
    matcher.getAllMatches(text).map(({ startIndex, endIndex }): Span => [startIndex, endIndex + 1]),
  )

const spanOf = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]

function originalOf({ from }: Form, [start, end]: Span): Span {
  return [from[start]?.[0] ?? 0, from[end - 1]?.[1] ?? 0]
}

/** A star for each code point but the first letter's, so that nothing jumps; blanks stay. */
function covered(text: string, [from, to]: Span): string {
  const [first = '', ...rest] = graphemesOf(text.slice(from, to))
  const stars = rest.join('').replace(/\S/gu, '*')
  return text.slice(0, from) + first + stars + text.slice(to)
}
