import type { Refusal } from '../../core/game.ts'
import { COSTS } from './material.ts'
import { ON_A_TURN, refuseCoin, refuseCost, refusePlay } from './play.ts'
import type { PlayPrompt, Side, TurnAction } from './shapes.ts'

/** EI-40 to EI-57, in the order of section 11. */
export function refuseTurn(prompt: PlayPrompt, action: TurnAction): Refusal | null {
  switch (action.kind) {
    case 'play':
      return refusePlay(prompt, action, ON_A_TURN)
    case 'turnOwn':
      return refuseCost(prompt, COSTS.turnOwn) ?? (prompt.purse.isZero ? { code: 'power_zero' } : null) // EI-51
    case 'turnAny':
      return refuseCost(prompt, COSTS.turnAny) ?? refuseCoin(prompt, action.coin)
    case 'change':
      return refuseChange(prompt, action.side)
    case 'endTurn':
      return null
  }
}

function refuseChange({ hand, purse, board }: PlayPrompt, side: Side): Refusal | null {
  if (!hand[side]) return { code: 'no_such_card' }
  if (purse.influence < COSTS.change) return { code: 'not_enough_influence' }
  return board.drawable[side] > 0 ? null : { code: 'deck_empty' }
}
