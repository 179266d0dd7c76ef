import * as v from 'valibot'
import type { Refusal, Seat } from '../../core/game.ts'
import { RANKS, type Order, type Rank, type RobotIndex, type State } from './shapes.ts'
import { robotOf, robotsOf } from './table.ts'

/** A seat's robots that still lack a program, with their cards. */
export interface Open {
  robots: { robot: RobotIndex; drawn: Rank[] }[]
}

/** Of more robots and cards than any seat ever has. */
const MOST = 16
export const orderSchema = v.strictObject({
  robot: v.pipe(v.number(), v.integer()),
  order: v.pipe(v.array(v.string()), v.maxLength(MOST)),
})

export const openRobots = (state: Readonly<State>, seat: Seat): Open['robots'] =>
  robotsOf(state, seat).flatMap((robot) => {
    const { program, drawn } = robotOf(state, robot)
    return program ? [] : [{ robot, drawn: [...drawn] }]
  })

/** What a program and a draft have in common but for the number of cards. */
export function refuseOrder(
  { robots }: Open,
  { robot, order }: Order,
  count: (drawn: readonly Rank[]) => number,
): Refusal | null {
  const open = robots.find((each) => each.robot === robot)
  if (!open) return { code: 'bad_robot' }
  const drawn: readonly string[] = open.drawn
  if (order.length !== count(open.drawn)) return { code: 'wrong_card_count' }
  if (new Set(order).size < order.length) return { code: 'duplicate_card' }
  return order.every((card) => drawn.includes(card)) ? null : { code: 'card_not_drawn' }
}

/** An order that has been accepted. */
export const cardsOf = (order: readonly string[]): Rank[] =>
  order.map((card) => {
    const rank = RANKS.find((each) => each === card)
    if (!rank) throw new Error(`no card is called ${card}`)
    return rank
  })
