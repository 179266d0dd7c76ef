import type { OfferRules } from '../../../core/game.ts'
import { cardsOf, openRobots, orderSchema, refuseOrder } from '../orders.ts'
import type { CardbotDerby, Offers } from '../shapes.ts'
import { robotOf } from '../table.ts'

/** CD-22: how the cards lie for now. Nobody else learns of it. */
export const arrange: OfferRules<CardbotDerby, Offers['arrange']> = {
  schema: orderSchema,
  open(state) {
    if (state.phase.kind !== 'choose') return []
    return Array.from({ length: state.seats }, (_, seat) => ({
      seat,
      prompt: { robots: openRobots(state, seat) },
    })).filter(({ prompt }) => prompt.robots.length > 0)
  },
  refuse: (prompt, action) => refuseOrder(prompt, action, (drawn) => drawn.length),
  sample({ robots }, rng) {
    const { robot, drawn } = rng.pick(robots)
    const order = [...drawn]
    rng.shuffle(order)
    return { robot, order }
  },
  resolve({ state }, _seat, { robot, order }) {
    robotOf(state, robot).draft = cardsOf(order)
  },
}
