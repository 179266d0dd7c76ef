import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { seenConversion, topOf } from '../conversions.ts'
import { legalReactions, REACTS } from '../reactions.ts'
import { firstOf } from '../refusing.ts'
import { REACTIONS, type Decisions, type EvilRobotsClassic, type State } from '../shapes.ts'
import { seatAt } from '../table.ts'

type React = Decisions['react']

/** ERC-605: the same form for all that by public knowledge might react. */
export const react: DecisionRules<EvilRobotsClassic, React> = {
  schema: v.strictObject({ reaction: v.nullable(v.picklist(REACTIONS)) }),
  shows: 'asked',
  asked: (state) => asked(state),
  refuse: firstOf<React['prompt'], React['action']>([
    ['no_reaction_card', ({ robot }, { reaction }) => reaction !== null && REACTS[reaction] !== robot],
    ['reaction_illegal', ({ reactions }, { reaction }) => reaction !== null && !reactions.includes(reaction)],
  ]),
  sample: ({ reactions }, rng) => ({ reaction: rng.pick([null, ...reactions]) }),
  resolve({ state: { phase } }, seat, { reaction }) {
    if (phase.kind === 'answer' || phase.kind === 'react') phase.wishes.push({ seat, reaction })
  },
}

function asked(state: Readonly<State>) {
  const { phase } = state
  if (phase.kind !== 'answer' && phase.kind !== 'react') return []
  const top = topOf(phase.chain)
  // The target says in its answer whether it reacts.
  const offered = phase.kind === 'react' ? phase.offered : phase.offered.filter((seat) => seat !== top.target)
  return offered.map((seat) => {
    if (phase.wishes.some((wish) => wish.seat === seat)) return { seat, prompt: null }
    const { robot } = seatAt(state, seat)
    return { seat, prompt: { conversion: seenConversion(top), robot, reactions: legalReactions(top, seat, robot) } }
  })
}
