import type { DecisionRules, Seat } from '../../../core/game.ts'
import { handIn } from '../flow.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import { cardsOf, openRobots, orderSchema, refuseOrder } from '../orders.ts'
import type { CardbotDerby, Decisions, State } from '../shapes.ts'

type Program = Decisions['program']

/** CD-17 to CD-19: one question a seat, answered once for each of its robots. */
export const program: DecisionRules<CardbotDerby, Program> = {
  schema: orderSchema,
  shows: 'answered',
  asked: (state) =>
    state.phase.kind === 'choose' ? Array.from({ length: state.seats }, (_, seat) => put(state, seat)) : [],
  refuse: (prompt, action) => refuseOrder(prompt, action, () => PROGRAM_LENGTH),
  // The first robot first: which of two is ready may be seen by all.
  sample({ robots: [first] }, rng) {
    const cards = [...(first?.drawn ?? [])]
    rng.shuffle(cards)
    return { robot: first?.robot ?? 0, order: cards.slice(0, PROGRAM_LENGTH) }
  },
  resolve: (table, _seat, { robot, order }) => handIn(table, { robot, cards: cardsOf(order), by: 'seat' }),
}

function put(state: Readonly<State>, seat: Seat): { seat: Seat; prompt: Program['prompt'] | null } {
  const robots = openRobots(state, seat)
  return { seat, prompt: robots.length > 0 ? { robots } : null }
}
