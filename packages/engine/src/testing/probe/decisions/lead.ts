import * as v from 'valibot'
import type { DecisionRules, Refusal, Rng } from '../../../core/game.ts'
import { seatOf, take } from '../flow.ts'
import { colourOf } from '../material.ts'
import { COLOURS, type CardId, type Laying, type Lead, type Probe } from '../shapes.ts'

export const laying = v.strictObject({ card: v.string(), claim: v.picklist(COLOURS) })

// P-4
export const lead: DecisionRules<Probe, Probe['Decisions']['lead']> = {
  schema: laying,
  shows: 'answered',
  asked: (state) => {
    if (state.phase.kind !== 'lead') return []
    const hand = state.seats[state.leader]?.hand ?? []
    return [{ seat: state.leader, prompt: { hand, draft: state.phase.draft } }]
  },
  single: {
    clock: () => 'lead',
    fallback: ({ hand, draft }) => {
      const [card] = hand
      if (draft) return draft
      if (!card) throw new Error('a leader holds a card')
      return { card, claim: colourOf(card) }
    },
  },
  refuse: ({ hand }, action) => refuseLaying(hand, action),
  sample: ({ hand }, rng) => anyLaying(hand, rng),
  resolve: (table, seat, action) => {
    const laid = laidFrom(seatOf(table.state, seat).hand, action)
    take(table.state, seat, laid.card)
    table.tell({ kind: 'led', seat, claim: laid.claim })
    table.state.phase = { kind: 'follow', lead: laid, answers: [] }
  },
}

export function refuseLaying(hand: readonly CardId[], { card }: Laying): Refusal | null {
  return hand.some((held) => held === card) ? null : { code: 'not_in_hand' }
}

export function anyLaying(hand: readonly CardId[], rng: Rng): Laying {
  return { card: rng.pick(hand), claim: rng.pick(COLOURS) }
}

export function laidFrom(hand: readonly CardId[], { card, claim }: Laying): Lead {
  const held = hand.find((each) => each === card)
  if (!held) throw new Error(`a card of ${hand.join(' ')}, not ${card}`)
  return { card: held, claim }
}
