import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { followers, seatOf } from '../flow.ts'
import { colourOf } from '../material.ts'
import type { Probe } from '../shapes.ts'

// P-5: everybody is asked, whether or not they hold the colour, or not being asked would tell.
export const follow: DecisionRules<Probe, Probe['Decisions']['follow']> = {
  schema: v.strictObject({ card: v.nullable(v.string()) }),
  shows: 'answered',
  asked: (state) => {
    const { phase } = state
    if (phase.kind !== 'follow') return []
    return followers(state).map((seat) => {
      if (phase.answers.some((answer) => answer.seat === seat)) return { seat, prompt: null }
      return { seat, prompt: { hand: state.seats[seat]?.hand ?? [], claim: phase.lead.claim } }
    })
  },
  refuse: ({ hand, claim }, { card }) => {
    if (card === null) return null
    const held = hand.find((each) => each === card)
    if (!held) return { code: 'not_in_hand' }
    return colourOf(held) === claim ? null : { code: 'other_colour', claim }
  },
  sample: ({ hand, claim }, rng) => ({ card: rng.pick([null, ...hand.filter((card) => colourOf(card) === claim)]) }),
  resolve: ({ state }, seat, action) => {
    if (state.phase.kind !== 'follow') return
    const card = seatOf(state, seat).hand.find((held) => held === action.card) ?? null
    state.phase.answers.push({ seat, card })
  },
}
