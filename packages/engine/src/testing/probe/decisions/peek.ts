import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { enterDoubt, seatOf } from '../flow.ts'
import type { Probe } from '../shapes.ts'

// P-7: interrupts the round and gives back what it interrupted.
export const peek: DecisionRules<Probe, Probe['Decisions']['peek']> = {
  schema: v.strictObject({ seat: v.number(), place: v.number() }),
  shows: 'answered',
  asked: ({ phase, seats }) => {
    if (phase.kind !== 'peek') return []
    const hands = seats.map(({ hand }, seat) => ({ seat, size: hand.length }))
    return [{ seat: phase.seat, prompt: { hands: hands.filter(({ seat, size }) => seat !== phase.seat && size > 0) } }]
  },
  single: {
    clock: () => 'peek',
    fallback: ({ hands }) => ({ seat: hands[0]?.seat ?? 0, place: 0 }),
  },
  refuse: ({ hands }, { seat, place }) => {
    const hand = hands.find((each) => each.seat === seat)
    if (!hand) return { code: 'no_such_hand' }
    return Number.isInteger(place) && place >= 0 && place < hand.size ? null : { code: 'no_such_card' }
  },
  sample: ({ hands }, rng) => {
    const { seat, size } = rng.pick(hands)
    return { seat, place: rng.int(size) }
  },
  resolve: (table, seat, { seat: at, place }) => {
    const { state } = table
    const card = seatOf(state, at).hand[place]
    if (state.phase.kind !== 'peek' || !card) return
    table.whisper([seat, at], { kind: 'looked', seat, at, place }, { kind: 'looked', seat, at, place: null })
    table.whisper([seat], { kind: 'saw', seat, at, card })
    enterDoubt(state, state.phase.then)
  },
}
