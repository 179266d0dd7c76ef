import type { Viewer } from '../../core/game.ts'
import { hasMissed } from './claims.ts'
import { NPC_POWER } from './material.ts'
import { ordersOf } from './orders.ts'
import type {
  Chain,
  Frame,
  OwnSeat,
  SeatState,
  SeenChain,
  SeenFrame,
  SeenPhase,
  SeenSeat,
  State,
  View,
} from './shapes.ts'
import { isSeat, seatAt } from './table.ts'

/** All that a viewer may know, named piece by piece. */
export const view = (state: Readonly<State>, viewer: Viewer): View => seenBy(state, viewer, hasMissed)

/** At first a seat that took the turn it had claimed at its last call was told that it had missed it. */
export const viewBefore = (state: Readonly<State>, viewer: Viewer): View =>
  seenBy(state, viewer, (now, seat) => hasMissed(now.turn?.seat === seat ? { ...now, turn: null } : now, seat))

function seenBy(state: Readonly<State>, viewer: Viewer, missed: typeof hasMissed): View {
  return {
    viewer,
    options: state.options,
    phase: seenPhase(state, viewer),
    round: state.round,
    seats: state.seats.map(seenSeat),
    npc: state.npc ? { power: NPC_POWER, allegiance: state.npc.allegiance } : null,
    called: state.called,
    queue: state.queue.map(({ seat }) => seat),
    claim: state.queue.find(({ seat }) => seat === viewer)?.claim ?? null,
    line: state.line,
    turn: state.turn,
    previous: state.previous,
    declared: state.declared,
    nobodyPasses: state.nobodyPasses,
    own: viewer === 'spectator' ? null : ownSeat(state, viewer, missed(state, viewer)),
    whispered: viewer === 'spectator' ? [] : whisperedTo(state, viewer),
  }
}

/** ERC-107: cards that were shown to all, and the allegiance as it was last shown. */
const seenSeat = (own: SeatState): SeenSeat => ({
  score: own.score,
  status: own.status,
  passed: own.passed,
  robot: own.robotUp ? own.robot : null,
  power: own.powerUp ? own.power : null,
  level: own.levelUp ? own.power + (own.bonus ?? 0) : null,
  allegiance: own.lastShown,
  flipped: own.flipped,
})

function ownSeat(state: Readonly<State>, seat: number, missed: boolean): OwnSeat {
  const own = seatAt(state, seat)
  const { robot, power, allegiance, bonus, pretended, exposed } = own
  return { robot, power, allegiance, orders: ordersOf(own), bonus, pretended, exposed, missed }
}

/** ERC-203 */
const whisperedTo = ({ whispered }: Readonly<State>, viewer: number): View['whispered'] =>
  whispered.filter(({ seat, to }) => seat === viewer || to.includes(viewer))

function seenPhase({ phase }: Readonly<State>, viewer: Viewer): SeenPhase {
  switch (phase.kind) {
    case 'discuss':
      return { kind: 'discuss', ready: phase.ready }
    case 'call': {
      const answered = phase.answered.some((seat) => seat === viewer)
      const claim = phase.claims.find(({ seat }) => seat === viewer)?.claim ?? null
      return { kind: 'call', call: phase.call, asked: phase.asked, answered, claim }
    }
    case 'turn':
    case 'passTurn':
      return { kind: phase.kind }
    case 'callOrder':
      return { kind: 'callOrder', seat: phase.seat }
    case 'answer': {
      const wish = phase.wishes.find(({ seat }) => seat === viewer) ?? null
      const reply = phase.chain.stack.at(-1)?.target === viewer ? phase.reply : null
      return { kind: 'answer', ...seenChain(phase.chain, viewer), offered: phase.offered, reply, wish }
    }
    case 'react': {
      const wish = phase.wishes.find(({ seat }) => seat === viewer) ?? null
      return { kind: 'react', ...seenChain(phase.chain, viewer), offered: phase.offered, wish }
    }
    case 'lineUp': {
      const own = phase.answers.find(({ seat }) => seat === viewer)
      return { kind: 'lineUp', asked: phase.asked, answer: own ? { lineUp: own.lineUp, dial: own.dial } : null }
    }
    case 'passOrder':
      return { kind: 'passOrder', seat: phase.seat, tied: phase.tied }
    case 'nextRound':
      return { kind: 'nextRound', ready: phase.ready, result: phase.result }
    case 'over':
      return { kind: 'over', result: phase.result, places: phase.places, winners: phase.winners }
  }
}

const seenChain = ({ stack, rest, steps }: Chain, viewer: Viewer): SeenChain => ({
  stack: stack.map((frame) => seenFrame(frame, viewer)),
  rest,
  steps,
})

/** ERC-509: the claim for all, the truth for whom it befalls. */
function seenFrame(frame: Frame, viewer: Viewer): SeenFrame {
  const { via, instigator, firstTarget, target, shown, rebounded, claim } = frame
  const truth = isSeat(target) && target !== viewer ? null : frame.truth
  const real = via === 'self' && instigator === viewer ? frame.real : null
  return { via, instigator, firstTarget, target, shown, rebounded, claim, truth, real }
}
