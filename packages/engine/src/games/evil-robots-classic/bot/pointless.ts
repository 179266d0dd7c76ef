import type { Action, Allegiance, Target, View } from '../shapes.ts'
import { isSeat } from '../table.ts'
import { isDoubtful, meIn, robotKnown, seenAt, sideShown } from './known.ts'

/** Does it turn a coin to the side that it shows already, as far as one can know? A CheatBot may have another use for that. */
export function isPointless(view: View, action: Action): boolean {
  const { own } = meIn(view)
  switch (action.act) {
    case 'pass':
      return false
    case 'self':
      return own.robot !== 'CheatBot' && action.to === own.allegiance
    case 'convert':
      return sideKnown(view, action.target) === (action.shown ?? own.allegiance)
    case 'robot':
      return (
        action.allegiance !== null && action.targets.every((target) => sideKnown(view, target) === action.allegiance)
      )
  }
}

/** Null: nobody can tell. */
function sideKnown(view: View, target: Target): Allegiance | null {
  const { seat: me, own } = meIn(view)
  if (!isSeat(target)) return view.npc?.allegiance ?? null
  if (target === me) return own.allegiance
  const { passed } = seenAt(view, target)
  return isDoubtful(view, { robot: robotKnown(view, target), passed }) ? null : sideShown(view, target)
}
