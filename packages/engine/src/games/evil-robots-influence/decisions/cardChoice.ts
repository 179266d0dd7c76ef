import * as v from 'valibot'
import type { DecisionRules, Refusal } from '../../../core/game.ts'
import { turnHidden } from '../coins.ts'
import { newSlot } from '../facts.ts'
import { phaseOf, seatAt, type InfluenceTable } from '../table.ts'
import { resume } from '../turns.ts'
import type { Decisions, EvilRobotsInfluence, Phase } from '../shapes.ts'

type Choice = Decisions['cardChoice']

/** EI-44: the two cards whose second question depends on what has been seen. */
export const cardChoice: DecisionRules<EvilRobotsInfluence, Choice> = {
  schema: v.union([v.strictObject({ turn: v.boolean() }), v.strictObject({ keep: v.number() })]),
  shows: 'asked',
  single: {
    clock: () => 'cardChoice',
    fallback: ({ card }) => (card === 'L13' ? { turn: false } : { keep: 0 }),
  },
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'cardChoice') return []
    if (phase.card === 'L06') return [{ seat: phase.seat, prompt: { card: 'L06', cards: [...phase.drawn] } }]
    const { face } = seatAt(state, phase.target).hidden
    return [{ seat: phase.seat, prompt: { card: 'L13', target: phase.target, face } }]
  },
  refuse,
  sample: (prompt, rng) =>
    prompt.card === 'L13' ? { turn: rng.int(2) === 0 } : { keep: rng.int(prompt.cards.length + 1) },
  resolve(table, _seat, action) {
    const phase = phaseOf(table.state, 'cardChoice')
    if (phase.card === 'L13') mirror(table, phase, 'turn' in action && action.turn)
    else keepOne(table, phase, 'keep' in action ? action.keep : 0)
    resume(table, phase.then)
  },
}

function refuse(prompt: Choice['prompt'], action: Choice['action']): Refusal | null {
  if (prompt.card === 'L13') return 'turn' in action ? null : { code: 'illegal_choice' }
  const isOne = 'keep' in action && Number.isInteger(action.keep) && action.keep >= 0
  return isOne && action.keep <= prompt.cards.length ? null : { code: 'illegal_choice' }
}

type Choosing<Card> = Extract<Phase, { kind: 'cardChoice'; card: Card }>

/** EI-L13: the answer is for all, the face is not. */
function mirror(table: InfluenceTable, { seat, target }: Choosing<'L13'>, turned: boolean): void {
  table.tell({ kind: 'mirrorAnswered', by: seat, seat: target, turned })
  if (turned) turnHidden(table, target, seat)
}

/** EI-L06, EI-121: 0 is the present card, which others need not know any more. */
function keepOne(table: InfluenceTable, { seat, drawn }: Choosing<'L06'>, keep: number): void {
  const { state } = table
  const own = seatAt(state, seat)
  const present = own.right
  if (!present) throw new Error('a Right card to keep or to give up')
  const kept = drawn[keep - 1]
  if (kept === undefined) present.seen = present.up
  else own.right = newSlot(kept)
  const given = kept === undefined ? [] : [present.card]
  state.discards.right.push(...given, ...drawn.filter((card) => card !== kept))
  const { card } = own.right ?? present
  table.whisper([seat], { kind: 'museKept', seat, card }, { kind: 'museKept', seat, card: null })
}
