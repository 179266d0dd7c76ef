import type { Refusal } from '../../core/game.ts'

/** A code, and when it is said. */
export type Check<P, A> = readonly [code: string, isSaid: (prompt: P, action: A) => boolean]

/** The first of these that applies, or null: they stand in the order of the table of codes. */
export function firstOf<P, A>(checks: readonly Check<P, A>[]): (prompt: P, action: A) => Refusal | null {
  return (prompt, action) => {
    const found = checks.find(([, isSaid]) => isSaid(prompt, action))
    return found ? { code: found[0] } : null
  }
}
