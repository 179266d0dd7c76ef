import type { Rng } from '../../../core/game.ts'
import { thingsFor } from '../lexicon.ts'
import type { EntryNumber, Language, View } from '../shapes.ts'
import { wordKey } from '../word.ts'
import { fitting, isAkin } from './reading.ts'
import { de } from './sayings/de.ts'
import { en } from './sayings/en.ts'
import type { Reason, Sayings } from './sayings/sayings.ts'

const SAYINGS: Readonly<Record<Language, Sayings>> = { en, de }

/** What it says of its word now that all see the answer: by the word and the picture alone, whatever its card. */
export function explanationOf(view: View, entry: EntryNumber, rng: Rng): string {
  const word = view.list[entry - 1]?.word ?? null
  const { reason, meant, seen } = reasonOf(view, word)
  const thing = rng.pick(meant)
  const other = rng.pick(seen.filter((name) => name !== thing))
  const said = sayingOf(view, entry, reason)
  return said
    .replaceAll('{thing}', thing)
    .replaceAll('{other}', other)
    .replaceAll('{word}', word ?? '')
}

/** Why one would say that; and the names of the things that one would point at, among all that one sees. */
function reasonOf(view: View, word: string | null): { reason: Reason; meant: string[]; seen: string[] } {
  const { answer, pictures, options } = view
  const picture = pictures[(answer ?? 0) - 1]
  if (!picture || answer === null) throw new Error('an explanation before the answer is shown')
  const things = thingsFor(picture, options.language)
  const seen = things.map(([name = '']) => name)
  if (word === null) return { reason: 'blank', meant: seen, seen }
  const key = wordKey(word)
  if (seen.some((name) => wordKey(name) === key)) return { reason: 'name', meant: seen, seen }
  const akin = things.filter((words) => words.some((each) => isAkin(wordKey(each), key)))
  if (akin.length > 0) return { reason: 'thing', meant: akin.map(([name = '']) => name), seen }
  return { reason: fitting(view, key)[answer - 1] === true ? 'whole' : 'excuse', meant: seen, seen }
}

/** Nobody at the table says what another has said in this round. */
function sayingOf({ pictures, options }: View, entry: EntryNumber, reason: Reason): string {
  const sayings = SAYINGS[options.language][reason]
  const first = pictures.reduce((sum, { card }) => sum + Number(card.slice(1)), 0)
  return sayings[(first + entry) % sayings.length] ?? ''
}
