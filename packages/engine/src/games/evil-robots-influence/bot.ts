import type { GameDefinition } from '../../core/game.ts'
import { bribe, pickOf, raises, zeroFor } from './bot/claiming.ts'
import { usefulIn } from './bot/finale.ts'
import { reveal, turnsSeen } from './bot/revealing.ts'
import { splitting } from './bot/splitting.ts'
import { takeTurn } from './bot/turning.ts'
import { bestToKeep, isWorthKeeping } from './bot/value.ts'
import { meIn } from './bot/world.ts'
import { SIDES, type EvilRobotsInfluence, type Hand, type View } from './shapes.ts'

/** It imagines how the round may go on and does what leaves it best off; it deals fairly and bribes now and then. */
export const bot: GameDefinition<EvilRobotsInfluence>['bot'] = {
  claim: (view, { card }, rng) => ({ raise: raises(view, card, rng) }),
  offer: (view, prompt, rng) => ({ amount: bribe(view, prompt, rng) }),
  pick: (view, prompt) => ({ seat: pickOf(view, prompt) }),
  giveZero: (view, { candidates }) => ({ seat: zeroFor(view, candidates) }),
  turn: (view, prompt, rng) => takeTurn(view, prompt, rng),
  cardChoice: (view, prompt, rng) =>
    prompt.card === 'L13'
      ? { turn: turnsSeen(view, prompt.target, rng) }
      : { keep: bestToKeep(view, presentIn(view), prompt.cards) },
  reveal: (view, prompt, rng) => reveal(view, prompt, rng),
  split: (view, prompt) => splitting(view, prompt),
  reconsider: () => null,
  endgame: (view, { hand }) => ({ sides: endgameSides(view, hand) }),
  retain: (view, { hand }) => ({
    keep: SIDES.filter((side) => hand[side] && !hand[side].up && isWorthKeeping(view, hand[side].card)),
  }),
  path: (_view, _prompt, rng) => ({ path: rng.pick(['good', 'evil'] as const) }),
}

/** For the Muse of the Mill. */
function presentIn(view: View) {
  const slot = view.seats[meIn(view)]?.right
  return slot?.kind === 'card' ? { card: slot.card, up: slot.up } : null
}

function endgameSides(view: View, hand: Hand) {
  const held = SIDES.flatMap((side) => (hand[side] && !hand[side].up ? [hand[side].card] : []))
  const influence = view.seats.map((own) => own.influence)
  const useful = usefulIn(influence, meIn(view), held)
  return SIDES.filter((side) => useful.some((card) => card === hand[side]?.card))
}
