import * as v from 'valibot'
import type { DecisionRules, Rng, Seat } from '../../../core/game.ts'
import { changeInfluence } from '../accounts.ts'
import { refuseTurn } from '../acts.ts'
import { openCoins } from '../board.ts'
import { turnOpen } from '../coins.ts'
import { draw } from '../decks.ts'
import { COSTS } from '../material.ts'
import { ON_A_TURN } from '../play.ts'
import { playCard } from '../playCard.ts'
import { coinSchema, playSchema } from '../playSchema.ts'
import { playsOf, samplePlay } from '../plays.ts'
import { playPrompt } from '../prompts.ts'
import {
  SIDES,
  type CoinName,
  type Decisions,
  type EvilRobotsInfluence,
  type Side,
  type TurnAction,
} from '../shapes.ts'
import { earnToll, spend } from '../spending.ts'
import { newSlot } from '../facts.ts'
import { phaseOf, seatAt, type InfluenceTable } from '../table.ts'
import { endTurn, resume } from '../turns.ts'

type Turn = Decisions['turn']

/** EI-40, EI-57 */
export const turn: DecisionRules<EvilRobotsInfluence, Turn> = {
  schema: v.variant('kind', [
    playSchema,
    v.strictObject({ kind: v.literal('turnOwn') }),
    v.strictObject({ kind: v.literal('turnAny'), coin: coinSchema }),
    v.strictObject({ kind: v.literal('change'), side: v.picklist(SIDES) }),
    v.strictObject({ kind: v.literal('endTurn') }),
  ]),
  shows: 'asked',
  single: { clock: () => 'turn', fallback: () => ({ kind: 'endTurn' }) },
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'turn') return []
    return [{ seat: phase.seat, prompt: { ...playPrompt(state, phase.seat), extra: phase.extra } }]
  },
  refuse: refuseTurn,
  sample,
  resolve(table, seat, action) {
    if (action.kind === 'endTurn') return endTurn(table, phaseOf(table.state, 'turn'))
    const { phase } = table.state
    act(table, seat, action)
    const { extra } = phase.kind === 'turn' ? phase : { extra: false }
    if (table.state.phase === phase) resume(table, { kind: 'turn', seat, extra })
  },
}

function act(table: InfluenceTable, seat: Seat, action: Exclude<TurnAction, { kind: 'endTurn' }>): void {
  switch (action.kind) {
    case 'play':
      return playCard(table, seat, action)
    case 'turnOwn':
      return payAndTurn(table, seat, { cost: COSTS.turnOwn, coin: { holder: seat, slot: 'shown' } })
    case 'turnAny':
      return payAndTurn(table, seat, { cost: COSTS.turnAny, coin: action.coin })
    case 'change':
      return change(table, seat, action.side)
  }
}

function payAndTurn(table: InfluenceTable, seat: Seat, { cost, coin }: { cost: number; coin: CoinName }): void {
  if (spend(table, seat, cost) > 0) earnToll(table, seat)
  turnOpen(table, coin, seat)
}

/** EI-54 to EI-56 */
function change(table: InfluenceTable, seat: Seat, side: Side): void {
  const { state } = table
  const own = seatAt(state, seat)
  const old = own[side]?.card
  const card = draw(table, side)
  if (!old || !card) throw new Error(`a card to change on the ${side}, and one to draw`)
  state.discards[side].push(old)
  own[side] = newSlot(card)
  changeInfluence(table, seat, { by: -COSTS.change, cause: 'change' })
  table.whisper([seat], { kind: 'cardChanged', seat, side, card }, { kind: 'cardChanged', seat, side, card: null })
}

const ENOUGH_ONE_IN = 3

function sample(prompt: Turn['prompt'], rng: Rng): TurnAction {
  if (rng.int(ENOUGH_ONE_IN) === 0) return { kind: 'endTurn' }
  const coin = rng.pick(openCoins(prompt.board))
  const wishes: (TurnAction | null)[] = [
    samplePlay(playsOf(prompt, ON_A_TURN), rng),
    { kind: 'turnOwn' },
    { kind: 'turnAny', coin },
    { kind: 'change', side: rng.pick(SIDES) },
  ]
  const may = wishes.flatMap((action) => (action && !refuseTurn(prompt, action) ? [action] : []))
  return may.length === 0 ? { kind: 'endTurn' } : rng.pick(may)
}
