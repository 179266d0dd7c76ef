import type { Move, Viewer } from '@robot-night/engine'
import type { Counterpart } from '@robot-night/engine/testing'
import { rowOf, SIDES, type CardType, type Side, type State } from '@robot-night/engine/games/evil-robots-influence'
import { isInfluence } from './state.ts'

/** One moment of two worlds: what is about to happen, and how it stands before and after. */
interface Moment {
  viewer: Viewer
  a: State
  b: State
  moveA: Move | null
  moveB: Move | null
  afterA: State
  afterB: State
}
type Is = (moment: Moment) => boolean
type PhaseKind = State['phase']['kind']

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

const otherwise =
  (pick: (state: State) => unknown): Is =>
  ({ a, b }) =>
    differs(pick(a), pick(b))

const during =
  (kinds: readonly PhaseKind[], is: Is): Is =>
  (moment) =>
    kinds.includes(moment.a.phase.kind) && is(moment)

const coins = otherwise(({ seats }) => seats.map(({ hidden }) => hidden.face))
const looked = otherwise(({ seats }) =>
  seats.map(({ hidden: { face, open, known } }) => (known.length > 1 && !open ? face : null)),
)
const cards = (side: Side): Is => otherwise(({ seats }) => seats.map((own) => own[side]?.card))
const holders = (type: CardType): Is =>
  otherwise(({ seats }) => seats.map((own) => SIDES.some((side) => own[side] && rowOf(own[side].card).type === type)))
const sealed = (kind: PhaseKind): Is =>
  otherwise(({ phase }) => (phase.kind === kind && 'answers' in phase ? phase.answers : null))

const ofKind = (move: Move | null, kind: string): boolean => move?.what === 'answer' && move.kind === kind
const isChange = (move: Move | null): boolean =>
  move?.what === 'answer' && 'kind' in move.action && move.action.kind === 'change'

/** What lies on its holder's table after a move, of all. */
const held = ({ seats }: State) => seats.map(({ left, right }) => [left?.card, right?.card])

/** In what the worlds differ that this viewer may not know. */
export const KINDS: Readonly<Record<string, Is>> = {
  'hidden coins while a card is offered': during(['claim', 'offer', 'pick'], coins),
  'hidden coins while zeros are given': during(['giveZero'], coins),
  'hidden coins on a turn': during(['turn'], coins),
  'hidden coins in the Reveal Phase': during(['reveal'], coins),
  'a coin that somebody has looked at': looked,
  'the coin in the mirror': during(['cardChoice'], looked),
  'Left cards, face-down': cards('left'),
  'Right cards, face-down': cards('right'),
  'who could use a Reveal card': during(['reveal'], holders('R')),
  'who holds an Endgame card': during(['endgame'], holders('E')),
  'cards kept from one round to the next': (moment) => moment.a.round > 1 && otherwise(held)(moment),
  'cards that Muse has drawn': otherwise(({ phase }) => ('drawn' in phase ? phase.drawn : null)),
  'the card that Muse keeps': ({ moveA, afterA, afterB }) =>
    ofKind(moveA, 'cardChoice') && differs(held(afterA), held(afterB)),
  'the card that was changed for': ({ moveA, afterA, afterB, viewer }) =>
    isChange(moveA) && moveA?.what === 'answer' && moveA.seat !== viewer && differs(held(afterA), held(afterB)),
  'piles to draw from': otherwise(({ piles }) => piles),
  discards: otherwise(({ discards }) => discards),
  'hands raised under seal': sealed('claim'),
  'offers under seal': sealed('offer'),
  'Endgame cards under seal': sealed('endgame'),
  'cards kept under seal': sealed('retain'),
  'the path under seal': sealed('path'),
  'whether somebody has answered under seal': ({ moveA, moveB }) => moveA?.what === 'answer' && moveB === null,
}

/** Of a pair: which of these there are in it. */
export function kindsIn(
  moves: readonly Move[],
  { moves: inB, inA: positionsA, inB: positionsB }: Counterpart,
  viewer: Viewer,
) {
  const found = new Set<string>()
  for (const [at, { state: a }] of positionsA.entries()) {
    const b = positionsB[at]?.state
    const [afterA, afterB] = [positionsA[at + 1]?.state ?? a, positionsB[at + 1]?.state ?? b]
    if (!isInfluence(a) || !b || !isInfluence(b) || !isInfluence(afterA) || !afterB || !isInfluence(afterB)) continue
    const moment = { viewer, a, b, moveA: moves[at] ?? null, moveB: inB[at] ?? null, afterA, afterB }
    for (const [kind, is] of Object.entries(KINDS)) if (is(moment)) found.add(kind)
  }
  return found
}
