import { keysFor } from '../lexicon.ts'
import { pictureId } from '../pictures.ts'
import type { Place, View } from '../shapes.ts'

/** Which pictures a word fits, by place from 0. */
export type Reading = readonly boolean[]

/** By the words of the pictures. */
export function fitting({ pictures, options }: View, key: string): Reading {
  return pictures.map((picture) => {
    const keys = keysFor(picture, options.language)
    return keys.has(key) || [...keys].some((other) => isAkin(key, other))
  })
}

/** Shorter words begin too many others. */
const STEM = 4

/** "Rainy" is "rain", and so is "raincoat". */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  return one.length >= STEM && other.length >= STEM && (one.startsWith(other) || other.startsWith(one))
}

/** How much a bot sees in a picture, and in the one that it knows to be the answer. */
const SEEN = 0.4
const KNOWN = 0.83

/** As one player hears a word: it does not see in a picture all that is there, and others do not see the same. */
export function heardBy(view: View, key: string): Reading {
  return fitting(view, key).map((fits, at) => fits && chanceOf(view, key, at) < SEEN)
}

/** Does a player who knows the answer see that a word fits it? */
export const fitsAnswer = (view: View, key: string, answer: Place): boolean =>
  fitting(view, key)[answer - 1] === true && chanceOf(view, key, answer) < KNOWN

/** From 0 to 1: the same for one player, word and picture while these nine lie there. */
function chanceOf({ me, pictures }: View, key: string, salt: number): number {
  let hash = 0x811c9dc5
  for (const letter of `${pictures.map(pictureId).join('')} ${salt} ${me.viewer} ${key}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
