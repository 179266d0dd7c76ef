import { safeParse, type GenericSchema } from 'valibot'
import type { Game, Move, Position, Refusal } from './game.ts'
import { openOffers, owed, type Asked } from './owed.ts'

type Rules = NonNullable<ReturnType<typeof rulesOf>>
type Refusing = (rules: Rules, prompt: object, action: object) => Refusal | null
const asItComesIn: Refusing = (rules, prompt, action) => rules.refuse(prompt, action)

/**
 * Why this move may not be played; null: it may. All titles check in the same order: malformed, not_seated, game_over,
 * late, not_your_decision, then the title's own.
 */
export function refusal(game: Game, position: Position, move: Move, refuses = asItComesIn): Refusal | null {
  if (move.what === 'close') return refusedClose(game, position, move.beat)
  const rules = rulesOf(game, move)
  if (!rules || !Number.isInteger(move.beat) || move.beat > position.beat) return { code: 'malformed' }
  if (!fits(rules.schema, move.action)) return { code: 'malformed' }
  if (!Number.isInteger(move.seat) || move.seat < 0) return { code: 'not_seated' }
  if (game.outcome(position.state)) return { code: 'game_over' }
  // The question has changed since, no matter who was asked then. An offer is never late.
  if (move.what === 'answer' && move.beat < position.beat) return { code: 'late' }
  const asked = askedBy(game, position, move)
  if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }
  return refuses(rules, asked.prompt, move.action)
}

/** The question that this move would answer; null: this seat isn't asked. */
function askedBy(game: Game, { state }: Position, move: Answer): Asked | null {
  if (move.what === 'answer') return owed(game, state, move.seat)
  return openOffers(game, state).find((offer) => offer.seat === move.seat && offer.kind === move.kind) ?? null
}

function refusedClose(game: Game, position: Position, beat: number): Refusal | null {
  if (game.outcome(position.state)) return { code: 'game_over' }
  if (beat !== position.beat) return { code: beat > position.beat ? 'malformed' : 'late' }
  return find(game.windows, position.state.phase.kind) ? null : { code: 'not_your_decision' }
}

export type Answer = Exclude<Move, { what: 'close' }>
export function rulesOf(game: Game, move: Answer) {
  return move.what === 'answer' ? find(game.decisions, move.kind) : find(game.offers, move.kind)
}

/** Own properties only: a kind called `constructor` finds nothing. */
export function find<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

export const fits = (schema: GenericSchema, value: unknown): boolean => safeParse(schema, value).success
