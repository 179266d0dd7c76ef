import type { Seat } from '../../core/game.ts'
import type { Place } from './shapes.ts'
import { countOf, score } from './scoring.ts'
import { answerPicture, entryAt, phaseOf, type NarTable } from './table.ts'

/** NAR-401: in the name of the seat of entry 1. */
export function openCall(table: NarTable): void {
  const { seat: asker } = entryAt(table.state, 1)
  table.state.phase = { kind: 'call', asker, stayed: [] }
  table.tell({ kind: 'callOpened', asker })
}

/** NAR-405 */
export function revealRobot(table: NarTable, seat: Seat): void {
  table.state.phase = { kind: 'guess', seat }
  table.tell({ kind: 'robotRevealed', seat })
}

/** NAR-406, NAR-407; null: no guess in time. */
export function guessPlace(table: NarTable, place: Place | null): void {
  const { state } = table
  const { seat } = phaseOf(state, 'guess')
  const guess = { seat, place, right: place === state.answer }
  table.tell({ kind: 'guessed', ...guess })
  showAnswer(table)
  score(table, { guess, count: null })
}

/** NAR-403, NAR-501: nobody revealed. */
export function closeCall(table: NarTable): void {
  table.tell({ kind: 'callClosed' })
  showAnswer(table)
  openExplain(table, 1)
}

function showAnswer(table: NarTable): void {
  table.tell({ kind: 'answerShown', answer: table.state.answer, picture: answerPicture(table.state) })
}

function openExplain(table: NarTable, entry: number): void {
  const { seat } = entryAt(table.state, entry)
  table.state.phase = { kind: 'explain', entry }
  table.tell({ kind: 'explainTurn', seat, entry })
}

/** NAR-502 */
export function explained(table: NarTable, text: string | null): void {
  const { state } = table
  const { entry } = phaseOf(state, 'explain')
  const own = entryAt(state, entry)
  own.explanation = text
  table.tell({ kind: 'explained', seat: own.seat, entry, text })
  if (entry < state.list.length) return openExplain(table, entry + 1)
  state.phase = { kind: 'debate', ready: [] }
  table.tell({ kind: 'debateOpened' })
}

/** NAR-503 */
export function closeDebate(table: NarTable): void {
  table.state.phase = { kind: 'vote', votes: [] }
  table.tell({ kind: 'voteOpened' })
}

/** NAR-601, NAR-604: all votes are shown together, and a card is turned up. */
export function closeVote(table: NarTable): void {
  const { state } = table
  const count = countOf(state, phaseOf(state, 'vote').votes)
  const { votes, tally, tied, revealed } = count
  table.tell({
    kind: 'votesShown',
    votes: [...votes],
    tally: tally.map((each) => ({ ...each })),
    tied: [...tied],
    revealed,
  })
  const role = revealed === 'server' ? state.serverRole : state.roles[revealed]
  if (!role) throw new Error(`no card of ${revealed} to turn up`)
  table.tell({ kind: 'cardRevealed', candidate: revealed, role })
  score(table, { guess: null, count })
}
