import type { Rng, Seat } from '../../core/game.ts'
import {
  LEFT_CARDS,
  RIGHT_CARDS,
  SIDES,
  type CardId,
  type HiddenCoin,
  type Phase,
  type SeatState,
  type SeenCard,
  type SeenPhase,
  type SeenSeat,
  type Side,
  type SlotCard,
  type State,
  type View,
} from './shapes.ts'
import { newSlot } from './facts.ts'
import { copyPower } from './table.ts'
import { copyProposal } from './split.ts'
import { copyIdle, copyOffer, copyOver, copyResumed, seenResult } from './view.ts'

/** A state that would look like this view: what the viewer knows stays, all other cards and coins may be anything. */
export function imagine(view: View, rng: Rng): State {
  const unseen = { left: unseenIn(view, 'left', rng), right: unseenIn(view, 'right', rng) }
  return {
    options: { firstDealer: view.options.firstDealer },
    phase: phaseIn(view, unseen.right),
    round: view.round,
    dealer: view.dealer,
    token: view.token,
    pot: view.pot,
    potCard: copyPower(view.potCard),
    stack: view.stack.map(copyPower),
    idle: view.idle && copyIdle(view.idle),
    seats: view.seats.map((own, seat) => seatIn(own, { seat, view, unseen, rng })),
    discards: { left: unseen.left.splice(0, view.discards.left), right: unseen.right.splice(0, view.discards.right) },
    piles: unseen,
    order: [...view.order],
    extras: [...view.extras],
    extrasBegun: view.extrasBegun,
    windows: view.windows,
    tollEarned: view.tollEarned,
    result: view.result && seenResult(view.result),
  }
}

const DECKS: Readonly<Record<Side, readonly CardId[]>> = { left: LEFT_CARDS, right: RIGHT_CARDS }

function unseenIn({ seats, phase }: View, side: Side, rng: Rng): CardId[] {
  const drawn = phase.kind === 'cardChoice' && phase.card === 'L06' ? (phase.cards ?? []) : []
  const seen = seats.flatMap((own) => (own[side]?.kind === 'card' ? [own[side].card] : []))
  const unseen = DECKS[side].filter((card) => !seen.includes(card) && !drawn.includes(card))
  rng.shuffle(unseen)
  return unseen
}

interface Imagining {
  seat: Seat
  view: View
  unseen: Record<Side, CardId[]>
  rng: Rng
}

function seatIn(own: SeenSeat, about: Imagining): SeatState {
  const [left, right] = SIDES.map((side) => slotIn(own[side], about.unseen[side]))
  return {
    influence: own.influence,
    tokens: own.tokens,
    power: own.power && copyPower(own.power),
    mark: own.mark,
    hidden: coinIn(own, about),
    shown: own.shown,
    left: left ?? null,
    right: right ?? null,
  }
}

function slotIn(seen: SeenCard | null, unseen: CardId[]): SlotCard | null {
  if (!seen) return null
  if (seen.kind === 'card') return { card: seen.card, up: seen.up, used: seen.used, seen: seen.seen }
  const card = unseen.shift()
  if (!card) throw new Error('a card that has not been seen')
  return newSlot(card)
}

/** Anyone who sees a face that not all know is one of those who do. */
function coinIn({ hidden, open }: SeenSeat, { seat, view, rng }: Imagining): HiddenCoin {
  const any = rng.pick(['H', 'T'] as const)
  const { viewer } = view.me
  const isTold = hidden !== null && viewer !== 'spectator' && viewer !== seat
  return { face: hidden ?? any, open, known: isTold ? [seat, viewer] : [seat] }
}

/** Of what is sealed the viewer's own answer: nobody sees who else has answered. */
function phaseIn({ phase, me: { viewer, sealed } }: View, unseen: CardId[]): Phase {
  if (viewer === 'spectator') return phaseWithout(phase, unseen)
  const imagined = phaseWithout(phase, unseen)
  const seat = viewer
  if (imagined.kind === 'claim' && sealed?.kind === 'claim') imagined.answers.push({ seat, raise: sealed.raise })
  if (imagined.kind === 'offer' && sealed?.kind === 'offer') imagined.answers.push({ seat, amount: sealed.amount })
  if (imagined.kind === 'endgame' && sealed?.kind === 'endgame')
    imagined.answers.push({ seat, sides: [...sealed.sides] })
  if (imagined.kind === 'retain' && sealed?.kind === 'retain') imagined.answers.push({ seat, keep: [...sealed.keep] })
  if (imagined.kind === 'path' && sealed?.kind === 'path') imagined.answers.push({ seat, path: sealed.path })
  return imagined
}

function phaseWithout(phase: SeenPhase, unseen: CardId[]): Phase {
  switch (phase.kind) {
    case 'claim':
      return { kind: 'claim', first: phase.first, asked: [...phase.asked], answers: [] }
    case 'offer':
      return {
        ...{ kind: 'offer', dealer: phase.dealer, answers: [] },
        raised: [...phase.raised],
        asked: [...phase.asked],
      }
    case 'pick':
      return { kind: 'pick', dealer: phase.dealer, raised: [...phase.raised], offers: phase.offers.map(copyOffer) }
    case 'giveZero':
      return { kind: 'giveZero', dealer: phase.dealer, candidates: [...phase.candidates] }
    case 'turn':
    case 'reveal':
      return copyResumed(phase)
    case 'cardChoice':
      return choiceIn(phase, unseen)
    case 'split':
      return { kind: 'split', winners: [...phase.winners], proposals: phase.proposals.map(copyProposal) }
    case 'endgame':
      return { kind: 'endgame', asked: [...phase.asked], answers: [] }
    case 'retain':
      return { kind: 'retain', asked: [...phase.asked], answers: [] }
    case 'path':
      return { kind: 'path', winners: [...phase.winners], answers: [] }
    case 'over':
      return copyOver(phase)
  }
}

function choiceIn(phase: Extract<SeenPhase, { kind: 'cardChoice' }>, unseen: CardId[]): Phase {
  const [seat, then] = [phase.seat, copyResumed(phase.then)]
  if (phase.card === 'L13') return { kind: 'cardChoice', card: 'L13', seat, target: phase.target, then }
  const drawn = phase.cards ? [...phase.cards] : unseen.splice(0, phase.drawn)
  return { kind: 'cardChoice', card: 'L06', seat, drawn, then }
}
