import * as v from 'valibot'
import type { OfferRules, Rng } from '../../../core/game.ts'
import { isSameClaim, waysAt } from '../claims.ts'
import { topOf } from '../conversions.ts'
import { anyLineUp, choosesLineUp, mayLineUp } from '../lineUps.ts'
import { order as give, ordersOf } from '../orders.ts'
import { firstOf } from '../refusing.ts'
import { allegiance, bonus, call, claim, ifFails, lineUp } from '../schemas.ts'
import { ALLEGIANCES, BONUSES, type EvilRobotsClassic, type Offers, type Ordering, type State } from '../shapes.ts'
import { seatAt } from '../table.ts'

type Order = Offers['order']

const callOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('auto') }),
  v.strictObject({ kind: v.literal('manual') }),
  v.strictObject({ kind: v.literal('at'), call, claim }),
])

/** What shall happen if a seat says nothing: known to that seat alone. */
export const order: OfferRules<EvilRobotsClassic, Order> = {
  schema: v.variant('about', [
    v.strictObject({ about: v.literal('call'), call: callOrder }),
    v.strictObject({ about: v.literal('dial'), dial: bonus }),
    v.strictObject({ about: v.literal('ifFails'), ifFails }),
    v.strictObject({ about: v.literal('ifSucceeds'), ifSucceeds: v.nullable(allegiance) }),
    v.strictObject({ about: v.literal('lockShow'), lockShow: v.boolean() }),
    v.strictObject({ about: v.literal('lineUp'), lineUp }),
  ]),
  open(state) {
    if (state.phase.kind === 'nextRound' || state.phase.kind === 'over') return []
    return state.seats.flatMap((own, seat) => {
      if (isAnswering(state, seat)) return []
      return [{ seat, prompt: { robot: own.robot, power: own.power, bonus: own.bonus, orders: ordersOf(own) } }]
    })
  },
  refuse: firstOf<Order['prompt'], Ordering>([
    ['bad_order', (prompt, ordering) => !mayOrder(prompt, ordering)],
    ['dial_fixed', (prompt, { about }) => about === 'dial' && prompt.bonus !== null],
  ]),
  sample: (prompt, rng) => rng.pick(anyOrders(prompt, rng)),
  resolve({ state }, seat, ordering) {
    const { about: _about, ...change } = ordering
    give(seatAt(state, seat), change)
  },
}

/** An order that stands for an answer stands until that question is put. */
function isAnswering({ phase }: Readonly<State>, seat: number): boolean {
  if (phase.kind === 'answer') return !phase.reply && topOf(phase.chain).target === seat
  return phase.kind === 'lineUp' && phase.asked.includes(seat) && !phase.answers.some((each) => each.seat === seat)
}

function mayOrder({ robot, power }: Order['prompt'], ordering: Ordering): boolean {
  switch (ordering.about) {
    case 'call': {
      const { call: at } = ordering
      if (at.kind !== 'at') return true
      const ways = waysAt({ robot, power, bonus: null }, at.call)
      return (robot === 'FreeBot' || robot === 'PlusBot') && ways.some((way) => isSameClaim(way, at.claim))
    }
    case 'dial':
      return robot === 'PlusBot'
    case 'ifFails':
      return robot === 'CheatBot' || ordering.ifFails === 'power' || ordering.ifFails === 'allegiance'
    case 'ifSucceeds':
      return robot === 'CheatBot'
    case 'lockShow':
      return robot === 'LockBot'
    case 'lineUp':
      return choosesLineUp(robot) && mayLineUp(robot, ordering.lineUp)
  }
}

/** One of each that this robot may give. */
function anyOrders(prompt: Order['prompt'], rng: Rng): Ordering[] {
  const { robot, bonus: fixed } = prompt
  const at = rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)
  const claims = waysAt({ ...prompt, bonus: null }, at).map((way) => ({ kind: 'at', call: at, claim: way }) as const)
  const all: Ordering[] = [
    { about: 'call', call: rng.pick([{ kind: 'auto' }, { kind: 'manual' }, ...claims]) },
    ...BONUSES.map((dial) => ({ about: 'dial', dial }) as const),
    { about: 'ifFails', ifFails: rng.pick(['power', 'allegiance', ...ALLEGIANCES]) },
    { about: 'ifSucceeds', ifSucceeds: rng.pick([null, ...ALLEGIANCES]) },
    { about: 'lockShow', lockShow: rng.int(2) === 0 },
    { about: 'lineUp', lineUp: anyLineUp(robot, rng) },
    { about: 'call', call: { kind: 'auto' } },
  ]
  return all.filter((each) => mayOrder(prompt, each) && (each.about !== 'dial' || fixed === null))
}
