import type { Game } from '@robot-night/engine'

const RULES = import.meta.glob<{ default: Game }>('./*/rules.ts')

/** One title's rules, and no other's. */
export async function rulesOf(title: string): Promise<Game> {
  const load = RULES[`./${title}/rules.ts`]
  if (!load) throw new Error(`there are no rules of ${title}`)
  return (await load()).default
}
