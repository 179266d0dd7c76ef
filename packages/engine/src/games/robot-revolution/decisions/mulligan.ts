import * as v from 'valibot'
import type { DecisionRules, Seat } from '../../../core/game.ts'
import { draw } from '../deck.ts'
import { afterMulligan } from '../flow.ts'
import { HAND_SIZE } from '../material.ts'
import { seatAt, type RevolutionTable } from '../table.ts'
import type { CardId, Decisions, RobotRevolution } from '../shapes.ts'

/** RR-14, RR-15: once, the whole hand or none of it. */
export const mulligan: DecisionRules<RobotRevolution, Decisions['mulligan']> = {
  schema: v.strictObject({ take: v.boolean() }),
  shows: 'asked',
  single: { clock: () => 'mulligan', fallback: () => ({ take: false }) },
  asked({ phase, seats }) {
    if (phase.kind !== 'mulligan') return []
    return [{ seat: phase.seat, prompt: { hand: [...(seats[phase.seat]?.hand ?? [])] } }]
  },
  refuse: () => null,
  sample: (_prompt, rng) => ({ take: rng.int(2) === 1 }),
  resolve(table, seat, { take }) {
    const facts = { kind: 'mulligan', seat, took: take, cards: null } as const
    if (take) table.whisper([seat], { ...facts, cards: drawAnew(table, seat) }, facts)
    else table.tell(facts)
    afterMulligan(table, seat)
  },
}

function drawAnew(table: RevolutionTable, seat: Seat): CardId[] {
  const { state, rng } = table
  const own = seatAt(state, seat)
  state.deck.push(...own.hand)
  rng.shuffle(state.deck)
  const hand: CardId[] = []
  for (let drawn = 0; drawn < HAND_SIZE; drawn++) {
    const card = draw(table)
    if (card) hand.push(card)
  }
  state.seats[seat] = { ...own, hand }
  return [...hand]
}
