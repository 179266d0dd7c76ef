import type { GameDefinition } from '../../core/game.ts'
import { boldest } from './boldest.ts'
import { bot } from './bot.ts'
import { remarks } from './bot/remarks.ts'
import { clocks } from './clocks.ts'
import { associate } from './decisions/associate.ts'
import { call } from './decisions/call.ts'
import { goOn } from './decisions/continue.ts'
import { explain } from './decisions/explain.ts'
import { guess } from './decisions/guess.ts'
import { ready } from './decisions/ready.ts'
import { review } from './decisions/review.ts'
import { vote } from './decisions/vote.ts'
import { imagine } from './imagine.ts'
import { closeAssociate, closeReview } from './list.ts'
import { SEATS } from './material.ts'
import { options } from './options.ts'
import { revealed } from './revealed.ts'
import { endRound } from './rounds.ts'
import { begin, setup } from './setup.ts'
import type { NotARobot } from './shapes.ts'
import { outcome } from './standings.ts'
import { shownPictures } from './table.ts'
import { closeCall, closeDebate, closeVote, guessPlace } from './talk.ts'
import { view } from './view.ts'

export * from './shapes.ts'
export * from './material.ts'
export { CARDS, PICTURES, SIDES, pictureId } from './pictures.ts'
export { clocks } from './clocks.ts'
export { standingsOf } from './standings.ts'
export { cleanWord, refuseWord, shownWord, wordKey } from './word.ts'
export { revealed } from './revealed.ts'
export { notARobotSecrets } from './secrets.ts'

export const notARobot: GameDefinition<NotARobot> = {
  id: 'not-a-robot',
  version: 1,
  seats: SEATS,
  options,
  setup,
  begin,
  clocks,
  decisions: { associate, review, call, guess, explain, ready, vote, continue: goOn },
  offers: {},
  windows: {
    associate: {
      clock: ({ phase }) => (phase.kind === 'associate' && phase.again ? 'again' : 'associate'),
      close: closeAssociate,
    },
    review: { clock: () => 'review', close: closeReview },
    call: { clock: () => 'call', close: closeCall },
    guess: { clock: () => 'guess', close: (table) => guessPlace(table, null) },
    debate: { clock: () => 'debate', close: closeDebate },
    vote: { clock: () => 'vote', close: closeVote },
    result: { clock: () => 'result', close: endRound },
  },
  view,
  outcome,
  bot,
  pause: {
    associate: [10, 60],
    review: [1, 4],
    call: [0, 1],
    guess: [1, 4],
    explain: [1, 4],
    ready: [1, 4],
    vote: [1, 4],
    continue: [1, 4],
  },
  imagine,
  // NAR-005
  typed: { associate: 'word', explain: 'text' },
  whispers: ({ phase }) => phase.kind === 'result' || phase.kind === 'over',
  // NAR-504
  claims: { role: ['human', 'robot'], doubt: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  claimRound: ({ phase, round }) => (phase.kind === 'result' || phase.kind === 'over' ? null : round),
  revealed,
  boldest,
  remarks,
  // NAR-104
  carry: (state) => ({ avoid: shownPictures(state) }),
}
