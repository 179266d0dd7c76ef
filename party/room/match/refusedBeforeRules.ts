import { misfit, type Misfit, type Refusal } from '@robot-night/engine'
import { object } from 'valibot'
import type { Match } from '../state/match.ts'
import { pauseNow } from '../state/pauses.ts'
import type { Room } from '../state/room.ts'
import type { Played } from './play.ts'

/**
 * Why the room refuses a move before the rules have seen it; null: it doesn't. Whether a move comes too late for the
 * question that it answers is decided by the engine: `packages/engine/src/core/refusedMoves.ts`.
 */
export function refusedBefore(room: Room, { match }: Pick<Played, 'match'>): Refusal | null {
  if (pauseNow(room.facts) === 'paused') return { code: 'paused' }
  return match === room.head?.id ? null : { code: 'late' }
}

/** Of a move that fits no schema: where it doesn't. */
export function explained(
  refused: Refusal,
  match: Match | null,
  { what, beat, kind, action }: Omit<Played, 'match'>,
): Refusal {
  if (refused.code !== 'malformed' || !match) return refused
  const { decisions, offers } = match.game
  const rules = what === 'answer' ? decisions : offers
  const schema = Object.entries(rules).find(([name]) => name === kind)?.[1].schema
  const why = schema ? misfit(object({ action: schema }), { action }) : wrong('kind', Object.keys(rules).join(', '))
  const now = match.position.beat
  return { ...refused, ...(why ?? (beat > now ? wrong('beat', `<=${now}`) : NO_MOVE)) }
}

const NO_MOVE = wrong('action', 'what the rules know')

function wrong(field: string, expected: string): Misfit {
  return { problem: 'wrong', field, expected }
}
