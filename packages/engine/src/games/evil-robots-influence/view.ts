import type { Viewer } from '../../core/game.ts'
import { knows } from './coins.ts'
import { copyProposal, copyShare } from './split.ts'
import type {
  Bonus,
  Count,
  EndgameDeed,
  IdleRobot,
  Offer,
  Phase,
  Result,
  Resumed,
  Sealed,
  SeatState,
  SeenCard,
  SeenPhase,
  SeenSeat,
  SlotCard,
  State,
  TeamCount,
  View,
} from './shapes.ts'
import { dealerNow } from './facts.ts'
import { copyPower, levelOf, levelOfSeat } from './table.ts'

/** All that a viewer may know, named piece by piece. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  const isOver = state.phase.kind === 'over'
  return {
    me: { viewer, sealed: sealedBy(state.phase, viewer) },
    options: { firstDealer: state.options.firstDealer },
    phase: seenPhase(state.phase, viewer),
    round: state.round,
    dealer: state.dealer,
    dealing: dealerNow(state),
    token: state.token,
    pot: state.pot,
    potCard: copyPower(state.potCard),
    stack: state.stack.map(copyPower),
    idle: state.idle && { ...copyIdle(state.idle), level: levelOf(state.idle) },
    seats: state.seats.map((own, seat) => seenSeat(own, { viewer, isOwn: viewer === seat, isOver })),
    piles: { left: state.piles.left.length, right: state.piles.right.length },
    discards: { left: state.discards.left.length, right: state.discards.right.length },
    order: [...state.order],
    extras: [...state.extras],
    extrasBegun: state.extrasBegun,
    windows: state.windows,
    tollEarned: state.tollEarned,
    result: state.result && seenResult(state.result),
  }
}

interface Looking {
  viewer: Viewer
  isOwn: boolean
  isOver: boolean
}

function seenSeat(own: Readonly<SeatState>, looking: Looking): SeenSeat {
  const { viewer, isOver } = looking
  const { hidden } = own
  const isKnown = isOver || hidden.open || (viewer !== 'spectator' && knows(hidden, viewer))
  return {
    influence: own.influence,
    tokens: own.tokens,
    power: own.power && copyPower(own.power),
    mark: own.mark,
    level: levelOfSeat(own),
    hidden: isKnown ? hidden.face : null,
    open: hidden.open,
    shown: own.shown,
    left: own.left && seenCard(own.left, looking),
    right: own.right && seenCard(own.right, looking),
  }
}

/** EI-121, EI-112 */
function seenCard({ card, up, used, seen }: SlotCard, { isOwn, isOver }: Looking): SeenCard {
  return isOwn || seen || isOver ? { kind: 'card', card, up, used, seen } : { kind: 'back' }
}

export const copyIdle = ({ power, mark, left, right }: IdleRobot): IdleRobot => ({
  power: copyPower(power),
  mark,
  left,
  right,
})

/** What is sealed is for who has said it. */
function sealedBy(phase: Phase, viewer: Viewer): Sealed | null {
  switch (phase.kind) {
    case 'claim':
      return own(phase.answers, viewer, ({ raise }) => ({ kind: 'claim', raise }))
    case 'offer':
      return own(phase.answers, viewer, ({ amount }) => ({ kind: 'offer', amount }))
    case 'endgame':
      return own(phase.answers, viewer, ({ sides }) => ({ kind: 'endgame', sides: [...sides] }))
    case 'retain':
      return own(phase.answers, viewer, ({ keep }) => ({ kind: 'retain', keep: [...keep] }))
    case 'path':
      return own(phase.answers, viewer, ({ path }) => ({ kind: 'path', path }))
    default:
      return null
  }
}

function own<A extends { seat: number }>(
  answers: readonly A[],
  viewer: Viewer,
  seal: (answer: A) => Sealed,
): Sealed | null {
  const answer = answers.find(({ seat }) => seat === viewer)
  return answer ? seal(answer) : null
}

export const copyResumed = ({ kind, seat, ...rest }: Resumed): Resumed =>
  kind === 'turn' ? { kind, seat, extra: 'extra' in rest && rest.extra } : { kind, seat }

function seenPhase(phase: Phase, viewer: Viewer): SeenPhase {
  switch (phase.kind) {
    case 'claim':
      return { kind: 'claim', first: phase.first, asked: [...phase.asked] }
    case 'offer':
      return { kind: 'offer', dealer: phase.dealer, raised: [...phase.raised], asked: [...phase.asked] }
    case 'pick':
      return { kind: 'pick', dealer: phase.dealer, raised: [...phase.raised], offers: phase.offers.map(copyOffer) }
    case 'giveZero':
      return { kind: 'giveZero', dealer: phase.dealer, candidates: [...phase.candidates] }
    case 'turn':
    case 'reveal':
      return copyResumed(phase)
    case 'cardChoice':
      return seenChoice(phase, viewer)
    case 'split':
      return { kind: 'split', winners: [...phase.winners], proposals: phase.proposals.map(copyProposal) }
    case 'endgame':
      return { kind: 'endgame', asked: [...phase.asked] }
    case 'retain':
      return { kind: 'retain', asked: [...phase.asked] }
    case 'path':
      return { kind: 'path', winners: [...phase.winners] }
    case 'over':
      return copyOver(phase)
  }
}

export const copyOver = ({ winners, by, path, pathBy }: Over): Over => ({
  ...{ kind: 'over', by, path, pathBy },
  winners: [...winners],
})
type Over = Extract<Phase, { kind: 'over' }>

export const copyOffer = ({ seat, amount }: Offer): Offer => ({ seat, amount })

function seenChoice(phase: Extract<Phase, { kind: 'cardChoice' }>, viewer: Viewer): SeenPhase {
  const then = copyResumed(phase.then)
  const { seat } = phase
  if (phase.card === 'L13') return { kind: 'cardChoice', card: 'L13', seat, target: phase.target, then }
  const cards = seat === viewer ? [...phase.drawn] : null
  return { kind: 'cardChoice', card: 'L06', seat, drawn: phase.drawn.length, cards, then }
}

/** All of it has been told to everybody. */
export const seenResult = ({ round, pot, count, split, bonuses, endgame }: Result): Result => ({
  round,
  pot,
  count: copyCount(count),
  split: split && { shares: split.shares.map(copyShare), how: split.how },
  bonuses: bonuses.map(({ seat, card, amount }): Bonus => ({ seat, card, amount })),
  endgame: endgame.map(copyDeed),
})

const copyDeed = ({ seat, card, worked, changes }: EndgameDeed): EndgameDeed => ({
  ...{ seat, card, worked },
  changes: changes.map((change) => ({ seat: change.seat, delta: change.delta })),
})

const copyTeam = ({ members, total }: TeamCount): TeamCount => ({ members: [...members], total })
const copyCount = ({ teams, levels, idle, competing, winning, winners }: Count): Count => ({
  teams: { good: copyTeam(teams.good), evil: copyTeam(teams.evil), neutral: copyTeam(teams.neutral) },
  levels: [...levels],
  idle: idle && { team: idle.team, level: idle.level },
  competing: [...competing],
  winning: [...winning],
  winners: [...winners],
})
