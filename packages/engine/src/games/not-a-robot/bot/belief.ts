import { GRID } from '../material.ts'
import type { Entry, EntryNumber, View } from '../shapes.ts'
import { wordKey } from '../word.ts'
import { heardBy, type Reading } from './reading.ts'

/** How likely each picture is the answer, by place from 0; together 1. */
export type Belief = readonly number[]

/** A word that does not seem to fit a picture may have been said to it all the same. */
export const MISSED = 0.35

/** After words that were said to the answer. */
export function beliefAfter(words: readonly Reading[]): Belief {
  const odds = Array.from({ length: GRID }, (_, at) => words.reduce((all, fits) => all * (fits[at] ? 1 : MISSED), 1))
  const sum = odds.reduce((all, each) => all + each, 0)
  return odds.map((each) => each / sum)
}

/** How likely a word fits the answer. */
export const chanceToFit = (belief: Belief, fits: Reading): number =>
  belief.reduce((sum, chance, at) => (fits[at] ? sum + chance : sum), 0)

/** What was said before an entry. */
export const heardBefore = ({ list }: View, entry: EntryNumber): string[] => keysOf(list.slice(0, entry - 1))

/** What one player makes of the words of all others. */
export function beliefOf(view: View): Belief {
  const others = view.list.filter(({ seat }) => seat !== view.me.viewer)
  return beliefAfter(keysOf(others).map((key) => heardBy(view, key)))
}

const keysOf = (list: readonly Entry[]): string[] => list.flatMap(({ word }) => (word === null ? [] : wordKey(word)))
