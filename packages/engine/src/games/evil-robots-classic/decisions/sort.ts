import * as v from 'valibot'
import { firstOf } from '../refusing.ts'
import { seats } from '../schemas.ts'
import type { Rng, Seat } from '../../../core/game.ts'
import type { SortPrompt } from '../shapes.ts'

/** To put seats into an order: what `callOrder` and `passOrder` share. */
export const sorting = {
  schema: v.strictObject({ order: seats }),
  refuse: firstOf<SortPrompt, { order: Seat[] }>([
    [
      'bad_order',
      (prompt, { order }) => order.length !== prompt.seats.length || prompt.seats.some((seat) => !order.includes(seat)),
    ],
  ]),
  sample({ seats: asked }: SortPrompt, rng: Rng): { order: Seat[] } {
    const order = [...asked]
    rng.shuffle(order)
    return { order }
  },
  single: { clock: () => 'sort' as const, fallback: ({ seats: asked }: SortPrompt) => ({ order: [...asked] }) },
}
