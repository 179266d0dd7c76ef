import type { Viewer } from '../../../core/game.ts'
import type { Phase, State } from '../shapes.ts'

const BEFORE_THE_ANSWER = ['associate', 'review', 'call', 'guess']

/** Section 7, said once more and apart from the view: the secrecy checks hold the view against it. */
export function mayKnow(state: Readonly<State>, viewer: Viewer): unknown {
  const { phase, round, seats, roles, serverRole, answer, list, struck, used, rounds } = state
  const isHuman = viewer !== 'spectator' && roles[viewer] === 'human'
  const isScored = phase.kind === 'result' || phase.kind === 'over'
  const first = ((round - 1) % 8) * 9
  return {
    ...{ round, seats, list, struck, used, rounds },
    table: state.deck.slice(first, first + 9),
    phase: ofPhase(phase, viewer),
    answer: isHuman || !BEFORE_THE_ANSWER.includes(phase.kind) ? answer : null,
    role: viewer === 'spectator' ? null : roles[viewer],
    roles: isScored ? [...roles, serverRole] : null,
    robot: phase.kind === 'guess' ? phase.seat : null,
  }
}

function ofPhase(phase: Readonly<Phase>, viewer: Viewer): unknown {
  const isOwn = ({ seat }: { seat: number }): boolean => seat === viewer
  switch (phase.kind) {
    case 'review':
      return [phase.kind, phase.answers.map(({ seat }) => seat), phase.answers.filter(isOwn)]
    case 'call':
      return [phase.kind, phase.asker, phase.stayed.some((seat) => seat === viewer)]
    case 'vote':
      return [phase.kind, phase.votes.map(({ seat }) => seat), phase.votes.filter(isOwn)]
    default:
      return phase
  }
}
