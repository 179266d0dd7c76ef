import { englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher, type ParsedPattern } from 'obscenity'

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

export const english = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers })
