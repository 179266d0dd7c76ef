import type { Game } from '@robot-night/engine'

const RULES = import.meta.glob<{ default: Game }>('../*/rules.ts')

/** One title's rules, and no other's. Null: there is no such title. */
export async function knownRulesOf(title: string): Promise<Game | null> {
  const load = RULES[`../${title}/rules.ts`]
  return load ? (await load()).default : null
}

export async function rulesOf(title: string): Promise<Game> {
  const rules = await knownRulesOf(title)
  if (!rules) throw new Error(`there are no rules of ${title}`)
  return rules
}
