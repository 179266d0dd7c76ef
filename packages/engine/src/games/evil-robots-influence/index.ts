import type { GameDefinition } from '../../core/game.ts'
import { boldest } from './boldest.ts'
import { bot } from './bot.ts'
import { remarks } from './bot/remarks.ts'
import { claimRound } from './claimRound.ts'
import { clocks } from './clocks.ts'
import { closeClaim, closeOffers } from './countdown.ts'
import { cardChoice } from './decisions/cardChoice.ts'
import { claim } from './decisions/claim.ts'
import { endgame } from './decisions/endgame.ts'
import { giveZero } from './decisions/giveZero.ts'
import { offer } from './decisions/offer.ts'
import { path } from './decisions/path.ts'
import { pick } from './decisions/pick.ts'
import { retain } from './decisions/retain.ts'
import { reveal } from './decisions/reveal.ts'
import { reconsider, split } from './decisions/split.ts'
import { turn } from './decisions/turn.ts'
import { closeEndgame } from './endgame.ts'
import { imagine } from './imagine.ts'
import { SEATS } from './material.ts'
import { options } from './options.ts'
import { closePath } from './path.ts'
import { closeRetain } from './retain.ts'
import { revealed } from './revealed.ts'
import { begin, setup } from './setup.ts'
import type { EvilRobotsInfluence } from './shapes.ts'
import { closeSplit } from './split.ts'
import { outcome } from './standings.ts'
import { view } from './view.ts'

export * from './shapes.ts'
export * from './material.ts'
export { refuseTurn } from './acts.ts'
export { openCoins } from './board.ts'
export { clocks } from './clocks.ts'
export * from './counts.ts'
export { countOf } from './count.ts'
export { isEndgame, rowOf, waysOf } from './effects.ts'
export type { Cause, Standing } from './events.ts'
export { leadingOf } from './leading.ts'
export { dueFor, IN_A_WINDOW, ON_A_TURN, refusePlay } from './play.ts'
export { playsOf } from './plays.ts'
export { influenceSecrets } from './secrets.ts'
export { standingsOf } from './standings.ts'
export { revealed } from './revealed.ts'
export { usualPick } from './usualPick.ts'

/** EI-116: the same for all, whatever they hold. */
const PAUSE = [1, 4] as const

export const evilRobotsInfluence: GameDefinition<EvilRobotsInfluence> = {
  id: 'evil-robots-influence',
  version: 2,
  seats: SEATS,
  options,
  setup,
  begin,
  clocks,
  decisions: { claim, offer, pick, giveZero, turn, cardChoice, reveal, split, endgame, retain, path },
  offers: { reconsider },
  windows: {
    claim: {
      clock: ({ phase }) => (phase.kind === 'claim' && phase.first ? 'firstClaim' : 'claim'),
      close: closeClaim,
    },
    offer: { clock: () => 'offer', close: closeOffers },
    split: { clock: () => 'split', close: closeSplit },
    endgame: { clock: () => 'endgame', close: closeEndgame },
    retain: { clock: () => 'retain', close: closeRetain },
    path: { clock: () => 'path', close: closePath },
  },
  view,
  outcome,
  bot,
  pause: {
    ...{ claim: PAUSE, offer: PAUSE, pick: PAUSE, giveZero: PAUSE, turn: PAUSE, cardChoice: PAUSE },
    ...{ reveal: PAUSE, split: PAUSE, endgame: PAUSE, retain: PAUSE, path: PAUSE },
  },
  imagine,
  claims: { side: ['good', 'evil', 'neutral'], coin: ['H', 'T'] },
  claimRound,
  revealed,
  boldest,
  remarks,
}
