import type { Seat, Viewer } from '../../../core/game.ts'
import type { Frame, Phase, SeatState, State } from '../shapes.ts'
import { isSeat } from '../table.ts'

/** Section 7, said once more and apart from the view: the secrecy checks hold the view against it. */
export function mayKnow(state: Readonly<State>, viewer: Viewer): unknown {
  const { round, npc, called, line, turn, previous, declared, nobodyPasses } = state
  return {
    ...{ round, npc, called, line, turn, previous, declared, nobodyPasses },
    phase: ofPhase(state.phase, viewer),
    seats: state.seats.map((own, seat) => (seat === viewer ? own : faceUp(own))),
    queue: state.queue.map((claimed) => (claimed.seat === viewer ? claimed : claimed.seat)),
    // ERC-203
    shows: state.whispered.filter(({ seat, to }) => seat === viewer || to.some((each) => each === viewer)),
  }
}

/** ERC-107, ERC-310: nobody but its owner knows of a missed call. */
const faceUp = (own: SeatState) => ({
  ...{ status: own.status, passed: own.passed, score: own.score, shown: own.lastShown, flipped: own.flipped },
  robot: own.robotUp ? own.robot : null,
  power: own.powerUp ? own.power : null,
  bonus: own.levelUp ? own.bonus : null,
})

function ofPhase(phase: Readonly<Phase>, viewer: Viewer): unknown {
  const isOwn = ({ seat }: { seat: Seat }) => seat === viewer
  switch (phase.kind) {
    case 'call':
      return [phase.kind, phase.call, phase.claims.filter(isOwn), phase.answered.some((seat) => seat === viewer)]
    case 'answer': {
      const isTarget = phase.chain.stack.at(-1)?.target === viewer
      return [phase.kind, chainFor(phase, viewer), phase.wishes.filter(isOwn), isTarget ? phase.reply : null]
    }
    case 'react':
      return [phase.kind, chainFor(phase, viewer), phase.wishes.filter(isOwn)]
    case 'lineUp':
      return [phase.kind, phase.answers.filter(isOwn)]
    default:
      return phase
  }
}

const chainFor = ({ chain }: Extract<Phase, { chain: unknown }>, viewer: Viewer) => [
  chain.stack.map((frame) => frameFor(frame, viewer)),
  chain.rest,
  chain.steps,
]

/** ERC-509: the claim is for all, the truth for whom it befalls. */
const frameFor = (frame: Frame, viewer: Viewer) => ({
  ...{ via: frame.via, from: frame.instigator, first: frame.firstTarget, target: frame.target },
  ...{ shown: frame.shown, rebounded: frame.rebounded, claim: frame.claim },
  truth: !isSeat(frame.target) || frame.target === viewer ? frame.truth : null,
  real: frame.instigator === viewer ? frame.real : null,
})
