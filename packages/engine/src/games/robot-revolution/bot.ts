import type { GameDefinition, Rng } from '../../core/game.ts'
import { front, type Front } from './bot/front.ts'
import { guessThreats } from './bot/guess.ts'
import { isRags } from './bot/mulligan.ts'
import { bestDown } from './bot/plan.ts'
import { bestShowing } from './bot/showing.ts'
import { stakes } from './bot/stakes.ts'
import { look } from './bot/table.ts'
import type { RobotRevolution, View } from './shapes.ts'

/** It guesses many times over what the rivals bring, and plays the cards that make the most of the five battles. */
export const bot: GameDefinition<RobotRevolution>['bot'] = {
  mulligan: (_view, { hand }) => ({ take: isRags(hand) }),
  faceUp: (view, { hand }, rng) => bestShowing(outlook(view, rng), hand).lay,
  noble(view, { hand }, rng) {
    const fronts = outlook(view, rng)
    const further = bestShowing(fronts, hand)
    return further.worth > bestDown(fronts, hand).worth ? further.lay : { pass: true }
  },
  faceDown: (view, { hand }, rng) => ({ plays: [...bestDown(outlook(view, rng), hand).lays] }),
}

/** The five battlefields as they promise to turn out. */
function outlook(view: View, rng: Rng): Front[] {
  const seen = look(view)
  const atStake = stakes(seen)
  const threats = guessThreats(seen, rng)
  return seen.own.map(({ cards, hold }, place) =>
    front({ options: seen.options, stakes: atStake, hold, threats: threats[place] ?? [] }, cards),
  )
}
