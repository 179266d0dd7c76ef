import type { Refusal } from '@robot-night/engine'
import type { Wording } from './wording.ts'
import { ASIDE, type Site } from './words.ts'

/** A refusal of the room in words. A title's own codes are its screen's to explain. */
export async function refusalIn(
  { words, language }: Wording<Pick<Site, 'problems'>>,
  { code }: Refusal,
): Promise<string> {
  const isFetched = await ASIDE.fetch().then(
    () => true,
    () => false,
  )
  if (!isFetched) return words.problems.offline
  const { refusals } = ASIDE.in(language)
  return Object.entries(refusals).find(([known]) => known === code)?.[1] ?? refusals.other
}

/** Why the site would not do something, in words. */
export function problemIn({ problems }: Pick<Site, 'problems'>, code: string): string {
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.broken
}
