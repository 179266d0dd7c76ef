import type { Place, View } from '../shapes.ts'
import { wordKey } from '../word.ts'
import { beliefAfter, chanceToFit, heardBefore, MISSED } from './belief.ts'
import { fitsAnswer, fitting, heardBy } from './reading.ts'

/** Nothing said. */
const BLANK = 3
/** Said to none of the nine, as far as a bot can tell; and then explained by something of the answer. */
const UNKNOWN = { plain: 1.2, explained: 0.6 }
/** A Human may see in the answer what others do not. */
const STRAY = 0.2

/** From here on, an entry is more likely the Robot's than a Human's. */
export const SUSPECT = 1

/** How many times likelier the word of an entry is from one who knows only what was heard before it, than from one who knows the answer. */
export function suspicionOf(view: View, entry: number, answer: Place): number {
  const { word = null, explanation = null } = view.list[entry - 1] ?? {}
  if (word === null) return BLANK
  const key = wordKey(word)
  if (!fitting(view, key).includes(true)) return names(view, explanation, answer) ? UNKNOWN.explained : UNKNOWN.plain
  const belief = beliefAfter(heardBefore(view, entry).map((each) => heardBy(view, each)))
  const guessed = chanceToFit(belief, heardBy(view, key))
  const robot = guessed + MISSED * (1 - guessed)
  const human = fitsAnswer(view, key, answer) ? 1 : STRAY
  return robot / human
}

/** Does an explanation name something of the answer? */
function names(view: View, explanation: string | null, answer: Place): boolean {
  const words = explanation?.split(/[^\p{L}\p{M}]+/u) ?? []
  return words.some((word) => word !== '' && fitting(view, wordKey(word))[answer - 1] === true)
}
