import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import type { Decisions, EvilRobotsClassic, State } from '../shapes.ts'

type Ready = 'discuss' | 'nextRound'

/** All are waited for until they say that they are ready; who is, all see. */
function readyIn(kind: Ready): DecisionRules<EvilRobotsClassic, Decisions[Ready]> {
  return {
    schema: v.strictObject({ ready: v.literal(true) }),
    shows: 'answered',
    isSignal: true,
    asked(state) {
      const phase = phaseOf(state, kind)
      if (!phase) return []
      return state.seats.map((_, seat) => ({ seat, prompt: phase.ready.includes(seat) ? null : { ready: false } }))
    },
    refuse: () => null,
    sample: () => ({ ready: true }),
    resolve(table, seat) {
      phaseOf(table.state, kind)?.ready.push(seat)
      table.tell({ kind: 'ready', seat, on: true })
    },
  }
}

function phaseOf({ phase }: Readonly<State>, kind: Ready) {
  const isReadying = phase.kind === 'discuss' || phase.kind === 'nextRound'
  return isReadying && phase.kind === kind ? phase : null
}

/** ERC-208: what else a seat does in the Discussion it is offered. */
export const discuss = readyIn('discuss')
/** Time to look at what was turned up. */
export const nextRound = readyIn('nextRound')
