import * as v from 'valibot'
import type { DecisionRules, Rng } from '../../../core/game.ts'
import { seenConversion, topOf } from '../conversions.ts'
import { legalReactions, REACTS } from '../reactions.ts'
import { ordersOf } from '../orders.ts'
import { firstOf } from '../refusing.ts'
import { allegiance, bonus, ifFails } from '../schemas.ts'
import { ALLEGIANCES, BONUSES, REACTIONS, type AnswerPhase, type Decisions, type EvilRobotsClassic } from '../shapes.ts'
import type { State } from '../shapes.ts'
import { isSeat, seatAt } from '../table.ts'

type Answer = Decisions['answer']

/** ERC-507: what the target of a Convert will show, said before anybody knows how it ends. */
export const answer: DecisionRules<EvilRobotsClassic, Answer> = {
  schema: v.strictObject({
    ifFails,
    ifSucceeds: v.nullable(allegiance),
    lockShow: v.boolean(),
    dial: v.nullable(bonus),
    reaction: v.nullable(v.picklist(REACTIONS)),
  }),
  shows: 'asked',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'answer') return []
    const { target } = topOf(phase.chain)
    return isSeat(target) ? [{ seat: target, prompt: phase.reply ? null : ask(state, phase, target) }] : []
  },
  refuse: firstOf<Answer['prompt'], Answer['action']>([
    ['not_your_decision', ({ reactions }, { reaction }) => reaction !== null && reactions === null],
    ['cannot_cheat', ({ robot }, reply) => robot !== 'CheatBot' && isCheating(reply)],
    ['no_reaction_card', ({ robot }, { reaction }) => reaction !== null && REACTS[reaction] !== robot],
    ['reaction_illegal', ({ reactions }, { reaction }) => reaction !== null && !reactions?.includes(reaction)],
    [
      'bad_answer',
      ({ robot }, { lockShow, dial }) => (lockShow && robot !== 'LockBot') || (dial !== null && robot !== 'PlusBot'),
    ],
    ['dial_fixed', (prompt, { dial }) => dial !== null && prompt.bonus !== null],
  ]),
  sample,
  resolve({ state: { phase } }, _seat, reply) {
    if (phase.kind === 'answer') phase.reply = reply
  },
}

const isCheating = ({ ifFails: proof, ifSucceeds }: Answer['action']): boolean =>
  ifSucceeds !== null || ALLEGIANCES.some((each) => each === proof)

function ask(state: Readonly<State>, { chain, offered }: AnswerPhase, seat: number): Answer['prompt'] {
  const own = seatAt(state, seat)
  const orders = ordersOf(own)
  const top = topOf(chain)
  return {
    conversion: seenConversion(top),
    robot: own.robot,
    usual: {
      ifFails: orders.ifFails,
      ifSucceeds: orders.ifSucceeds,
      lockShow: orders.lockShow,
      dial: own.robot === 'PlusBot' && own.bonus === null ? orders.dial : null,
    },
    bonus: own.bonus,
    reactions: offered.includes(seat) ? legalReactions(top, seat, own.robot) : null,
  }
}

function sample({ robot, bonus: fixed, reactions }: Answer['prompt'], rng: Rng): Answer['action'] {
  const isCheat = robot === 'CheatBot'
  return {
    ifFails: rng.pick(['power', 'allegiance', ...(isCheat ? ALLEGIANCES : [])]),
    ifSucceeds: isCheat ? rng.pick([null, ...ALLEGIANCES]) : null,
    lockShow: robot === 'LockBot' && rng.int(2) === 0,
    dial: robot === 'PlusBot' && fixed === null ? rng.pick(BONUSES) : null,
    reaction: rng.pick([null, ...(reactions ?? [])]),
  }
}
