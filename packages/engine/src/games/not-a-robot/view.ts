import type { Viewer } from '../../core/game.ts'
import { reviewable } from './list.ts'
import type { Count, Ending, Entry, Guess, Me, Phase, Place, Points, Round, SeenPhase, State, View } from './shapes.ts'
import { gridOf, scoresOf } from './table.ts'

/** All that a viewer may know, named piece by piece. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  const { rounds, server, objections, language } = state.options
  return {
    me: ownPart(state, viewer),
    options: { rounds, server, objections, language },
    seats: state.seats,
    phase: seenPhase(state),
    round: state.round,
    pictures: gridOf(state),
    answer: seenAnswer(state, viewer),
    roles: state.roles.map((role, seat) => (isRoleOpen(state.phase, seat) ? role : null)),
    serverRole: isScored(state.phase) ? state.serverRole : null,
    list: state.list.map(seenEntry),
    struck: state.struck.map(({ seat, word }) => ({ seat, word })),
    used: [...state.used],
    rounds: state.rounds.map(seenRound),
    scores: scoresOf(state),
  }
}

const isScored = ({ kind }: Phase): boolean => kind === 'result' || kind === 'over'

/** NAR-405: a Robot that has revealed itself is known; all others when the round is scored (NAR-701). */
const isRoleOpen = (phase: Phase, seat: number): boolean =>
  isScored(phase) || (phase.kind === 'guess' && phase.seat === seat)

const HIDDEN_ANSWER: readonly Phase['kind'][] = ['associate', 'review', 'call', 'guess']

/** NAR-002, NAR-501: every Human knows it from the deal on, all others when it is shown. */
function seenAnswer({ phase, answer, roles }: Readonly<State>, viewer: Viewer): Place | null {
  if (!HIDDEN_ANSWER.includes(phase.kind)) return answer
  return viewer !== 'spectator' && roles[viewer] === 'human' ? answer : null
}

function ownPart({ phase, roles }: Readonly<State>, viewer: Viewer): Me {
  const isOwn = ({ seat }: { seat: number }): boolean => seat === viewer
  const answer = phase.kind === 'review' ? phase.answers.find(isOwn) : undefined
  return {
    viewer,
    role: viewer === 'spectator' ? null : (roles[viewer] ?? null),
    objections: answer ? [...answer.objections] : null,
    stayed: phase.kind === 'call' && phase.stayed.some((seat) => seat === viewer),
    vote: phase.kind === 'vote' ? (phase.votes.find(isOwn)?.entry ?? null) : null,
  }
}

/** Of sealed answers all see whose are in; of the call not even that (NAR-403). */
function seenPhase(state: Readonly<State>): SeenPhase {
  const { phase } = state
  switch (phase.kind) {
    case 'associate':
      return { kind: 'associate', asked: [...phase.asked], again: phase.again }
    case 'review':
      return { kind: 'review', entries: reviewable(state), answered: phase.answers.map(({ seat }) => seat) }
    case 'call':
      return { kind: 'call', asker: phase.asker }
    case 'guess':
      return { kind: 'guess', seat: phase.seat }
    case 'explain':
      return { kind: 'explain', entry: phase.entry }
    case 'debate':
      return { kind: 'debate', ready: [...phase.ready] }
    case 'vote':
      return { kind: 'vote', voted: phase.votes.map(({ seat }) => seat) }
    case 'result':
      return { kind: 'result', continued: [...phase.continued] }
    case 'over':
      return { kind: 'over' }
  }
}

export const seenEntry = ({ seat, word, reviewed, explanation }: Entry): Entry => ({
  seat,
  word,
  reviewed,
  explanation,
})

/** All of a round that is over is public. */
export const seenRound = ({ answer, picture: { card, side }, ending }: Round): Round => ({
  answer,
  picture: { card, side },
  ending: seenEnding(ending),
})

const seenEnding = ({ robot, guess, count, winner, points }: Ending): Ending => ({
  robot,
  guess: guess ? seenGuess(guess) : null,
  count: count ? seenCount(count) : null,
  winner,
  points: points.map(seenPoints),
})

const seenGuess = ({ seat, place, right }: Guess): Guess => ({ seat, place, right })

const seenCount = ({ votes, tally, tied, revealed }: Count): Count => ({
  votes: [...votes],
  tally: tally.map(({ entry, votes: number }) => ({ entry, votes: number })),
  tied: [...tied],
  revealed,
})

const seenPoints = ({ team, own, robot, total }: Points): Points => ({ team, own, robot, total })
