import * as v from 'valibot'
import type { GameDefinition } from '../../core/game.ts'
import { boldest } from './boldest.ts'
import { bot } from './bot.ts'
import { remarks } from './bot/remarks.ts'
import { closeAnswer, closeReact } from './chain.ts'
import { clocks } from './clocks.ts'
import { closeCall, closeDiscussion } from './countdown.ts'
import { answer } from './decisions/answer.ts'
import { call } from './decisions/call.ts'
import { callOrder } from './decisions/callOrder.ts'
import { lineUp } from './decisions/lineUp.ts'
import { passOrder } from './decisions/passOrder.ts'
import { passTurn } from './decisions/passTurn.ts'
import { react } from './decisions/react.ts'
import { discuss, nextRound } from './decisions/ready.ts'
import { turn } from './decisions/turn.ts'
import { imagine } from './imagine.ts'
import { ROUND_CAP, SEATS, TARGET } from './material.ts'
import { renewed, USUAL_OPTIONS } from './options.ts'
import { earlyPass } from './offers/earlyPass.ts'
import { order } from './offers/order.ts'
import { show } from './offers/show.ts'
import { unready } from './offers/unready.ts'
import { closeLineUp } from './passing.ts'
import { closeNextRound } from './reveal.ts'
import { revealed } from './revealed.ts'
import { outcome } from './scoring.ts'
import { begin, setup } from './setup.ts'
import { ALLEGIANCES, POWERS, ROBOTS, type EvilRobotsClassic } from './shapes.ts'
import { view, viewBefore } from './view.ts'

export * from './shapes.ts'
export * from './material.ts'
export * from './options.ts'
export { classicSecrets } from './secrets.ts'
export { revealed } from './revealed.ts'
export { pointsByRobot } from './tally.ts'

const within = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const COMMON_OPTIONS = {
  target: within(TARGET),
  winPoints: v.picklist([1, 2, 3]),
  npc: v.picklist(['auto', 'on', 'off']),
  roundCap: within(ROUND_CAP),
}
const DECKS = v.picklist(['one', 'two', 'own'])

export const evilRobotsClassic: GameDefinition<EvilRobotsClassic> = {
  id: 'evil-robots-classic',
  version: 1,
  seats: SEATS,
  options: {
    schema: v.union([
      v.strictObject({ ...COMMON_OPTIONS, robotDecks: DECKS, powerDecks: DECKS }),
      v.strictObject({ ...COMMON_OPTIONS, decks: DECKS }),
    ]),
    usual: USUAL_OPTIONS,
    renewed,
    refuse: () => null,
  },
  setup,
  begin,
  clocks,
  decisions: { discuss, call, turn, callOrder, answer, react, lineUp, passOrder, passTurn, nextRound },
  offers: { show, earlyPass, unready, order },
  windows: {
    discuss: { clock: () => 'discuss', close: closeDiscussion },
    call: { clock: () => 'call', close: closeCall },
    answer: { clock: () => 'answer', close: closeAnswer },
    react: { clock: () => 'react', close: closeReact },
    lineUp: { clock: () => 'lineUp', close: closeLineUp },
    nextRound: { clock: () => 'nextRound', close: closeNextRound },
  },
  view,
  viewBefore,
  outcome,
  claims: { allegiance: ALLEGIANCES, power: POWERS.map(String), robot: ROBOTS },
  claimRound: ({ phase, round }) => (phase.kind === 'nextRound' || phase.kind === 'over' ? null : round),
  revealed,
  boldest,
  remarks,
  bot,
  pause: {
    discuss: [5, 20],
    call: [0.5, 2],
    turn: [2, 6],
    callOrder: [1, 3],
    answer: [1, 4],
    react: [1, 4],
    lineUp: [1, 3],
    passOrder: [1, 3],
    passTurn: [2, 6],
    nextRound: [3, 8],
  },
  imagine,
}
