import { keyStream, keyOf, type Stream } from '../core/rng.ts'

/** Words put in the place of others, by their index. Plain JSON. */
export type Patch = Readonly<Record<number, number>>

export function patched(stream: Stream, patch: Patch): Stream {
  return { word: (index) => patch[index] ?? stream.word(index) }
}

/** What the next draws shall come to. */
export type Wish =
  | { int: number }
  | { shuffle: readonly unknown[]; into: readonly unknown[] }
  /** An `int` below so many that stays what it is. */
  | { keep: number }

/** A stream on which the draws from `drawn` on turn out as wished, one after another. */
export function streamFor(wishes: readonly Wish[], drawn = 0, base: Stream = keyStream(keyOf('any'))): Stream {
  return patched(base, patchFor(wishes, base, drawn))
}

/** The words that must be put in the place of the base stream's. */
export function patchFor(wishes: readonly Wish[], base: Stream, drawn = 0): Patch {
  const patch: Record<number, number> = {}
  let next = drawn
  for (const wish of wishes) {
    for (const { value, below } of drawsOf(wish)) {
      while (base.word(next) >= fair(below)) next += 1
      if (value !== null) patch[next] = value
      next += 1
    }
  }
  return patch
}

/** A word from here on is passed over by `int(below)`, and stays what it is. */
const fair = (below: number): number => 2 ** 32 - (2 ** 32 % below)

interface Draw {
  /** Null: whatever it comes to. */
  value: number | null
  below: number
}

function drawsOf(wish: Wish): Draw[] {
  if ('int' in wish) return [{ value: wish.int, below: 1 }]
  if ('keep' in wish) return [{ value: null, below: wish.keep }]
  return shuffleDraws(wish.shuffle, wish.into)
}

/** The draws with which Fisher and Yates, from the last place down, bring one order into another. */
function shuffleDraws(from: readonly unknown[], into: readonly unknown[]): Draw[] {
  const list = [...from]
  const draws: Draw[] = []
  for (let last = list.length - 1; last > 0; last--) {
    const value = list.indexOf(into[last])
    if (value < 0 || value > last) throw new Error(`the same things in another order, not ${JSON.stringify(into)}`)
    list[value] = list[last]
    list[last] = into[last]
    draws.push({ value, below: last + 1 })
  }
  return draws
}
