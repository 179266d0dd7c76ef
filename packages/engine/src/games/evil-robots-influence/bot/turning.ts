import type { Rng } from '../../../core/game.ts'
import type { Decisions, TurnAction, View } from '../shapes.ts'
import { atOnce } from './atOnce.ts'
import { turnDeeds } from './deeds.ts'
import { forecast } from './forecast.ts'
import { bestOf, weigh } from './weigh.ts'

/** How much better than enough something must be. */
const PATIENCE = 0.06

/** Free cards first, then what promises most, one thing after the other. */
export function takeTurn(view: View, prompt: Decisions['turn']['prompt'], rng: Rng): TurnAction {
  const now = atOnce(view, prompt)
  if (now) return now
  const waits = prompt.board.extra && !prompt.extra
  const deeds = turnDeeds(view, prompt).filter(({ action }) => !waits || isEarly(view, prompt, action))
  if (deeds.length === 1) return { kind: 'endTurn' }
  const [enough, ...others] = weigh(view, deeds, rng)
  if (!enough || others.length === 0) return { kind: 'endTurn' }
  const best = bestOf(others)
  return best.worth > enough.worth + PATIENCE ? best.deed.action : { kind: 'endTurn' }
}

/** Who has another turn at the end keeps the tokens for it, but for what works from now on. */
function isEarly(view: View, { hand }: Decisions['turn']['prompt'], action: TurnAction): boolean {
  if (action.kind === 'endTurn') return true
  const card = action.kind === 'play' ? hand[action.side]?.card : undefined
  return card !== undefined && forecast(view, card) > 0
}
