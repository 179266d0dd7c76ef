import type { Rng } from '../../../core/game.ts'
import { VAGUE, wordsFor } from '../lexicon.ts'
import type { Decisions, Place, Typed, View } from '../shapes.ts'
import { refuseWord, wordKey } from '../word.ts'
import { beliefAfter, beliefOf, chanceToFit } from './belief.ts'
import { fitting, heardBy, isAkin } from './reading.ts'

type Prompt = Decisions['associate']['prompt']

/** Among how many of the best it picks. */
const CHOICE = { human: 2, robot: 3 }

/** Null: all words are taken; the blank will come of itself. */
export function freeWord(view: View, prompt: Prompt, rng: Rng): Typed | null {
  const isFree = (word: string): boolean => refuseWord(word, prompt) === null && !isEcho(view, word)
  const best =
    view.answer === null
      ? firstFree(guessed(view), { isFree, most: CHOICE.robot })
      : firstFree(hiding(view, view.answer), { isFree, most: CHOICE.human })
  const words = best.length > 0 ? best : VAGUE[view.options.language].filter(isFree)
  return words.length > 0 ? { word: rng.pick(words) } : null
}

/** A Human's, the best first: what says least about which of the nine the answer is. */
function hiding(view: View, answer: Place): string[] {
  const heard = view.list.flatMap(({ word }) => (word === null ? [] : [fitting(view, wordKey(word))]))
  const told = (word: string): number => beliefAfter([...heard, fitting(view, wordKey(word))])[answer - 1] ?? 1
  return sortedBy(wordsAt(view, answer), told)
}

/** The Robot's, the best first: what it sees in the pictures that the words heard point to. */
function guessed(view: View): string[] {
  const belief = beliefOf(view)
  const words = new Set(view.pictures.flatMap((_, at) => wordsAt(view, at + 1)))
  return sortedBy([...words], (word) => -chanceToFit(belief, heardBy(view, wordKey(word))))
}

function sortedBy(words: readonly string[], least: (word: string) => number): string[] {
  const rated = words.map((word) => ({ word, rate: least(word) }))
  return rated.sort((one, other) => one.rate - other.rate).map(({ word }) => word)
}

interface Wanted {
  isFree(word: string): boolean
  most: number
}

function firstFree(words: readonly string[], { isFree, most }: Wanted): string[] {
  const free: string[] = []
  for (const word of words) {
    if (free.length === most) break
    if (isFree(word)) free.push(word)
  }
  return free
}

/** "Drinking" after "drink" is allowed, and still no word of one's own. */
const isEcho = ({ list }: View, own: string): boolean =>
  list.some(({ word }) => word !== null && isAkin(wordKey(word), wordKey(own)))

function wordsAt({ pictures, options }: View, place: Place): string[] {
  const picture = pictures[place - 1]
  return picture ? wordsFor(picture, options.language) : []
}
