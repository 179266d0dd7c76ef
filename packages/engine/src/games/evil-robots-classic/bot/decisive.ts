import type { Rng } from '../../../core/game.ts'
import type { Action, TurnPrompt, View } from '../shapes.ts'
import { spend } from './course.ts'
import { deedsFor } from './deeds.ts'
import { meIn } from './known.ts'
import { weigh, type Deed } from './weigh.ts'

/** What a Convert must promise over a pass to be worth going first for. */
const DECISIVE = 0.3

/** Is there somebody whom a PassBot should convert before all others in the Pass phase act? */
export function hasDecisiveConvert(view: View, rng: Rng): boolean {
  const [first, ...others] = weigh(view, deedsFor(passTurnIn(view)).map(asMyTurn(view)), rng)
  const pass = others.find(({ action }) => action.act === 'pass')
  return first?.action.act === 'convert' && pass !== undefined && first.worth > pass.worth + DECISIVE
}

function passTurnIn(view: View): TurnPrompt {
  const { seat, own } = meIn(view)
  const { robot, allegiance, pretended } = own
  const table = { seats: view.seats.length, hasNpc: view.npc !== null, copyable: view.declared }
  return { seat, robot, allegiance, ...table, isPass: true, mustPass: pretended }
}

const asMyTurn =
  (view: View) =>
  (deed: Deed<Action>): Deed<Action> => ({
    ...deed,
    does(world, course) {
      spend(course, meIn(view).seat)
      deed.does(world, course)
    },
  })
