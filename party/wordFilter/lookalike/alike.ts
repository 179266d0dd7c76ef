import { folded } from '@robot-night/engine'
import { skeletonOf } from './skeleton.ts'

/** Of a name, letter by letter: all that it may be read as, large and small letters being the same. */
export type Looks = readonly (readonly string[])[]

export const looksOf = (name: string): Looks => Array.from(name.normalize('NFD'), knownLooks)

/** The same letters are looked at again and again. */
const LETTERS_KNOWN = 2000
const letters = new Map<string, readonly string[]>()

function knownLooks(letter: string): readonly string[] {
  const known = letters.get(letter)
  if (known) return known
  if (letters.size >= LETTERS_KNOWN) letters.clear()
  const looks = looksOfLetter(letter)
  letters.set(letter, looks)
  return looks
}

/**
 * A capital I looks like an l, and is an i: where its case goes first it is read otherwise than where it goes last, and
 * either reading counts. Not both at once: else a v would be a Greek nu, which is an N when it is large.
 */
function looksOfLetter(letter: string): string[] {
  const looks = [letter, folded(letter)].map((each) => skeletonOf(folded(skeletonOf(each))))
  return [...new Set(looks)]
}

/** Is there a reading of both that is the same? */
export function areAlike(one: Looks, other: Looks): boolean {
  const open: Spot[] = [{ at: 0, otherAt: 0, rest: '', otherRest: '' }]
  const tried = new Set<string>()
  for (let spot = open.pop(); spot; spot = open.pop()) {
    if (isAtEnd(spot, one, other)) return true
    for (const next of nextOf(spot, one, other)) {
      const key = `${next.at} ${next.otherAt} ${next.rest}\n${next.otherRest}`
      if (!tried.has(key)) open.push(next)
      tried.add(key)
    }
  }
  return false
}

/** How far both have been read, and what the one has of letters that the other has not come to yet. */
interface Spot {
  at: number
  otherAt: number
  rest: string
  otherRest: string
}

const isAtEnd = ({ at, otherAt, rest, otherRest }: Spot, one: Looks, other: Looks): boolean =>
  at === one.length && otherAt === other.length && rest === '' && otherRest === ''

function nextOf(spot: Spot, one: Looks, other: Looks): Spot[] {
  const { at, otherAt, rest, otherRest } = spot
  const steps =
    rest === '' && at < one.length
      ? (one[at] ?? []).map((look) => ({ ...spot, at: at + 1, rest: look }))
      : otherRest === ''
        ? (other[otherAt] ?? []).map((look) => ({ ...spot, otherAt: otherAt + 1, otherRest: look }))
        : []
  return steps.flatMap((step) => withoutCommon(step))
}

/** What both begin with is read; nothing, where they part. */
function withoutCommon(spot: Spot): Spot[] {
  const { rest, otherRest } = spot
  if (rest.startsWith(otherRest)) return [{ ...spot, rest: rest.slice(otherRest.length), otherRest: '' }]
  if (otherRest.startsWith(rest)) return [{ ...spot, rest: '', otherRest: otherRest.slice(rest.length) }]
  return []
}
