import {
  assignIncrementingIds,
  collapseDuplicatesTransformer,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  pattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  skipNonAlphabeticTransformer,
  toAsciiLowerCaseTransformer,
  type BlacklistedTerm,
  type ParsedPattern,
} from 'obscenity'
import { GERMAN } from './german.ts'

/** What the list would find in ordinary words of German ("Ass", "dickes", "Kanal", "wanken") is found more narrowly. */
const NARROW: Readonly<Record<string, readonly ParsedPattern[]>> = {
  anal: [pattern`|anal|`],
  ass: [pattern`asshole`, pattern`jackass`, pattern`|dumbass`, pattern`|smartass`],
  cock: [pattern`|cock|`, pattern`|cocks|`, pattern`cocksuck`],
  dick: [pattern`|dick|`, pattern`|dicks|`, pattern`dickhead`],
  fag: [pattern`|fag|`, pattern`|fags|`, pattern`faggot`],
  wank: [pattern`|wank|`, pattern`wanker`, pattern`|wanking|`],
}

const dataset = Object.entries(NARROW).reduce(
  (all, [word, patterns]) =>
    all
      .removePhrasesIf(({ metadata }) => metadata?.originalWord === word)
      .addPhrase((phrase) => patterns.reduce((named, each) => named.addPattern(each), phrase)),
  englishDataset,
)
const english = dataset.build()
/** Two of these in a row stay two. */
const DOUBLE = ['b', 'e', 'o', 'l', 's', 'g']
const GERMAN_DOUBLE = ['s', 't']

/** Of letters that look like others, or stand for them; `skipping`: and of nothing else. */
const readings = (double: readonly string[], skipping = false) => [
  resolveConfusablesTransformer(),
  resolveLeetSpeakTransformer(),
  toAsciiLowerCaseTransformer(),
  ...(skipping ? [skipNonAlphabeticTransformer()] : []),
  collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds: new Map(double.map((each) => [each, 2])) }),
]

/** Without what may also be written with an umlaut, and is something else without: Moses is no coarse word. */
const germanTerms = assignIncrementingIds(
  GERMAN.filter((word) => !/^m[oö]s/u.test(word)).map((word) => {
    const stem = word.normalize('NFD').replace(/[\u0300\u0308*]/gu, '')
    return parseRawPattern(`${word.startsWith('*') ? '' : '|'}${stem}${word.endsWith('*') ? '' : '|'}`)
  }),
)

export const WORDS = [
  new RegExpMatcher({ ...english, ...englishRecommendedTransformers }),
  new RegExpMatcher({ blacklistedTerms: germanTerms, blacklistMatcherTransformers: readings(GERMAN_DOUBLE) }),
]
/** Where words begin and end, pieces tell; the library would look for blanks, of which there may be too many. */
const anywhere = (terms: readonly BlacklistedTerm[]): BlacklistedTerm[] =>
  terms.map(({ id, pattern: { nodes } }) => ({
    id,
    pattern: { nodes, requireWordBoundaryAtStart: false, requireWordBoundaryAtEnd: false },
  }))

/** For words that are spelled out, with all that the library has. What it lets stand between words is no excuse here. */
export const SPELLED = [
  new RegExpMatcher({
    blacklistedTerms: anywhere(english.blacklistedTerms),
    whitelistedTerms: [...(english.whitelistedTerms ?? []), 'an al'].filter(
      (term) => !['sh it', 'shi t'].includes(term),
    ),
    whitelistMatcherTransformers: englishRecommendedTransformers.whitelistMatcherTransformers ?? [],
    blacklistMatcherTransformers: readings(DOUBLE, true),
  }),
  new RegExpMatcher({
    blacklistedTerms: anywhere(germanTerms),
    blacklistMatcherTransformers: readings(GERMAN_DOUBLE, true),
  }),
]
