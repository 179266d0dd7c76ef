import type { Count, Ending, Guess, Holder, Points, State, Voting, EntryNumber } from './shapes.ts'
import { SERVER } from './material.ts'
import { answerPicture, entryAt, holderOf, roleOf, scoresOf, seatsOf, type NarTable } from './table.ts'

/** NAR-606, NAR-607: what the votes come to. */
export function countOf(state: Readonly<State>, votes: readonly Voting[]): Count {
  const candidates = state.list.map((_, at) => at + 1)
  if (state.options.server) candidates.push(SERVER)
  const tally = candidates.map((entry) => ({ entry, votes: votes.filter((vote) => vote.entry === entry).length }))
  const most = Math.max(...tally.map((each) => each.votes))
  const tied = tally.filter((each) => each.votes === most).map(({ entry }) => entry)
  return {
    votes: seatsOf(state).map((seat) => votes.find((vote) => vote.seat === seat)?.entry ?? null),
    tally,
    tied,
    revealed: candidateOf(state, Math.max(...tied)),
  }
}

/** The last of the tied ones: the Server, if it is among them, else the one that came later in the list. */
const candidateOf = (state: Readonly<State>, entry: EntryNumber): Holder =>
  entry === SERVER ? 'server' : entryAt(state, entry).seat

/** NAR-701 to 706: the round ends by a guess or by a vote. */
export function score(table: NarTable, { guess, count }: { guess: Guess | null; count: Count | null }): void {
  const { state } = table
  const robot = holderOf(state)
  const isFound = guess ? !guess.right : count?.revealed === robot
  const winner = isFound ? 'humans' : 'robot'
  const points = seatsOf(state).map((seat) => {
    const voted = count?.votes[seat] ?? null
    const gain = roleOf(state, seat) === 'robot' ? robotGain({ guess, isFound }) : humanGain(state, { voted, isFound })
    return { ...gain, total: gain.team + gain.own + gain.robot }
  })
  const ending: Ending = { robot, guess, count, winner, points }
  table.tell({ kind: 'rolesShown', roles: [...state.roles], serverRole: state.serverRole })
  state.rounds.push({ answer: state.answer, picture: answerPicture(state), ending })
  table.tell({ kind: 'scored', winner, points: points.map((each) => ({ ...each })), totals: scoresOf(state) })
  state.phase = { kind: 'result', continued: [] }
}

type Gain = Omit<Points, 'total'>

/** NAR-704 */
function robotGain({ guess, isFound }: { guess: Guess | null; isFound: boolean }): Gain {
  if (isFound) return { team: 0, own: 0, robot: 0 }
  return { team: 0, own: 0, robot: guess ? 3 : 2 }
}

/** NAR-702, NAR-703 */
function humanGain(state: Readonly<State>, { voted, isFound }: { voted: EntryNumber | null; isFound: boolean }): Gain {
  const isAgainstRobot = voted !== null && candidateOf(state, voted) === holderOf(state)
  return { team: isFound ? 1 : 0, own: isAgainstRobot ? 1 : 0, robot: 0 }
}
