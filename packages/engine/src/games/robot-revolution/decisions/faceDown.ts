import * as v from 'valibot'
import type { DecisionRules, Refusal, Seat } from '../../../core/game.ts'
import { afterFaceDown } from '../flow.ts'
import { isBattlefield, PLAYED_DOWN } from '../material.ts'
import { seatAt } from '../table.ts'
import type { Decisions, Play, RobotRevolution, State } from '../shapes.ts'
import { badBattlefield, lay, notInHand, playSchema, samplePlay, spare } from './play.ts'

type FaceDown = Decisions['faceDown']

/** RR-22 to RR-24: both cards in one action, in order. */
export const faceDown: DecisionRules<RobotRevolution, FaceDown> = {
  schema: v.strictObject({ plays: v.array(playSchema) }),
  shows: 'asked',
  single: { clock: () => 'faceDown', fallback: inHandOrder },
  asked(state) {
    return state.phase.kind === 'faceDown' ? [{ seat: state.phase.seat, prompt: ask(state, state.phase.seat) }] : []
  },
  refuse,
  sample({ hand, count }, rng) {
    const left = [...hand]
    rng.shuffle(left)
    return { plays: left.slice(0, count).map((card) => samplePlay([card], rng)) }
  },
  resolve(table, seat, { plays }) {
    const laid = plays.map((play) => lay(table, seat, { ...play, faceUp: false }))
    const facts = { kind: 'playedDown', seat, battlefields: laid.map(({ battlefield }) => battlefield) } as const
    table.whisper([seat], { ...facts, cards: laid.map(({ card }) => card) }, { ...facts, cards: null })
    afterFaceDown(table, seat)
  },
}

function ask(state: Readonly<State>, seat: Seat): FaceDown['prompt'] {
  const { hand } = seatAt(state, seat)
  const first = spare(state, seat)
  const spares = [first, spare(state, seat, [first])].slice(0, hand.length)
  return { hand: [...hand], count: Math.min(PLAYED_DOWN, hand.length), spares }
}

function inHandOrder({ hand, count, spares }: FaceDown['prompt']): FaceDown['action'] {
  return { plays: hand.slice(0, count).map((card, at): Play => ({ card, battlefield: spares[at] ?? 1 })) }
}

function refuse({ hand, count }: FaceDown['prompt'], { plays }: FaceDown['action']): Refusal | null {
  const held: readonly string[] = hand
  if (plays.some(({ card }) => !held.includes(card))) return notInHand
  if (new Set(plays.map(({ card }) => card)).size < plays.length) return { code: 'duplicate_card' }
  if (plays.length !== count) return { code: 'wrong_card_count' }
  return plays.every(({ battlefield }) => isBattlefield(battlefield)) ? null : badBattlefield
}
