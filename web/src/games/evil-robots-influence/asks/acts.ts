import {
  CARDS,
  COSTS,
  dueFor,
  IN_A_WINDOW,
  ON_A_TURN,
  refusePlay,
  refuseTurn,
  SIDES,
  type PlayPrompt,
  type Side,
} from '@robot-night/engine/games/evil-robots-influence'
import type { Refusal } from '#lib/table/scene.ts'

export type PlayKind = 'turn' | 'reveal'
/** A thing to do in one's turn, or in one's Reveal window. */
export type ActId = Side | 'own' | 'any' | 'change' | 'end'
export interface Act {
  id: ActId
  /** Why it is not to be had. */
  refusal: Refusal | null
  /** What it costs; null: not to be told while cards lie covered. */
  cost: { due: number; piece: 'token' | 'gem'; isRaised: boolean } | null
}

export const typesFor = (kind: PlayKind) => (kind === 'turn' ? ON_A_TURN : IN_A_WINDOW)

/** The same for whatever cards are held, as long as they lie covered. */
export function actsOf(kind: PlayKind, prompt: PlayPrompt, { isCovered }: { isCovered: boolean }): Act[] {
  const cards = SIDES.map((side) => (isCovered ? coveredAct(prompt, side) : cardAct(kind, prompt, side)))
  const end: Act = { id: 'end', refusal: null, cost: null }
  return kind === 'reveal' ? [...cards, end] : [...cards, ...coinActs(prompt), changeAct(prompt), end]
}

function coveredAct({ hand }: PlayPrompt, side: Side): Act {
  const code = hand[side] ? (hand[side].up ? 'card_face_up' : null) : 'no_such_card'
  return { id: side, refusal: code === null ? null : { code }, cost: null }
}

function cardAct(kind: PlayKind, prompt: PlayPrompt, side: Side): Act {
  const own = prompt.hand[side]
  if (!own || own.up) return coveredAct(prompt, side)
  return {
    id: side,
    refusal: refuseCard(kind, prompt, side),
    cost: CARDS[own.card].type === 'E' ? null : priceOf(prompt, CARDS[own.card].cost),
  }
}

/** Whether it could be shown at all, whatever for. */
export function refuseCard(kind: PlayKind, prompt: PlayPrompt, side: Side): Refusal | null {
  const own = prompt.hand[side]
  const use = own !== null && CARDS[own.card].type === 'A'
  return refusePlay(prompt, { kind: 'play', side, use, choices: {} }, typesFor(kind))
}

const priceOf = ({ purse }: PlayPrompt, cost: number): Act['cost'] => ({
  due: dueFor(purse, cost),
  piece: 'token',
  isRaised: dueFor(purse, cost) > cost,
})

const coinActs = (prompt: PlayPrompt): Act[] => [
  { id: 'own', refusal: refuseTurn(prompt, { kind: 'turnOwn' }), cost: priceOf(prompt, COSTS.turnOwn) },
  {
    id: 'any',
    refusal: refuseTurn(prompt, { kind: 'turnAny', coin: { holder: prompt.board.me, slot: 'shown' } }),
    cost: priceOf(prompt, COSTS.turnAny),
  },
]

function changeAct(prompt: PlayPrompt): Act {
  const refusals = SIDES.map((side) => refuseTurn(prompt, { kind: 'change', side }))
  const refusal = refusals.includes(null) ? null : (refusals[0] ?? null)
  return { id: 'change', refusal, cost: { due: COSTS.change, piece: 'gem', isRaised: false } }
}
