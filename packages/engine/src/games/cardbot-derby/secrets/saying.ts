import * as v from 'valibot'
import type { Move } from '../../../core/game.ts'
import type { State } from '../shapes.ts'

interface Saying<M extends Move> {
  state: State
  move: M
}
type Said = Exclude<Move, { what: 'close' }>

const orderSchema = v.object({ robot: v.number(), order: v.array(v.string()) })

/** What others notice of something said: of a draft nothing (CD-22), of a program whose it is. */
export function face({ move }: Saying<Move>): unknown {
  if (move.what === 'close') return {}
  if (move.kind === 'arrange') return null
  if (move.kind !== 'program') return { by: move.by, action: move.action }
  return { by: move.by, robot: v.parse(orderSchema, move.action).robot }
}

/** The cards that lie there in the places of these. */
export function likewise({ state, move }: Saying<Said>, there: State): object[] {
  if (move.kind === 'ping') return [move.action]
  const { robot, order } = v.parse(orderSchema, move.action)
  const here: readonly string[] = state.robots[robot]?.drawn ?? []
  const drawn = there.robots[robot]?.drawn ?? []
  return [{ robot, order: order.map((card) => drawn[here.indexOf(card)] ?? card) }]
}
