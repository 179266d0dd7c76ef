import type { Refusal } from '@robot-night/engine'
import type { Site } from './words.ts'

/** By code. A sentence about a word is given that word. */
type RefusalWords = Readonly<Record<string, string | ((word: string) => string)>> & { readonly other: string }

/** A refusal of the room or of a title's table in words: each explains its own codes. */
export function refusalIn({ refusals }: { refusals: RefusalWords }, refusal: Refusal): string {
  const known = Object.entries(refusals).find(([code]) => code === refusal.code)?.[1] ?? refusals.other
  return typeof known === 'string' ? known : known(String(refusal['word'] ?? ''))
}

/** Why the site would not do something, in words. */
export function problemIn({ problems }: Pick<Site, 'problems'>, code: string): string {
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.broken
}
