import type { Seat } from '../../core/game.ts'
import { MOST_STRIKES, strikesAt } from './material.ts'
import type { EntryNumber, Objecting, State } from './shapes.ts'
import { entryAt, entryOf, phaseOf, seatsOf, type NarTable } from './table.ts'
import { openCall } from './talk.ts'
import { cleanWord, shownWord } from './word.ts'

/** NAR-201 to 203 */
export function giveWord(table: NarTable, seat: Seat, typed: string): void {
  const { state } = table
  const word = shownWord(cleanWord(typed))
  state.list.push({ seat, word, reviewed: false, explanation: null })
  state.used.push(word)
  table.tell({ kind: 'wordGiven', seat, entry: state.list.length, word })
}

/** NAR-222, NAR-223: who has given no word gets a blank; then the list is complete. */
export function closeAssociate(table: NarTable): void {
  const { state } = table
  const first = (state.round - 1) % state.seats
  for (const at of seatsOf(state)) {
    const seat = (first + at) % state.seats
    if (entryOf(state, seat) > 0) continue
    state.list.push({ seat, word: null, reviewed: false, explanation: null })
    table.tell({ kind: 'blankGiven', seat, entry: state.list.length })
  }
  const entries = reviewable(state)
  if (entries.length === 0) return openCall(table)
  state.phase = { kind: 'review', answers: [] }
  table.tell({ kind: 'reviewOpened', entries })
}

/** NAR-302 */
export function reviewable({ options, list, struck }: Readonly<State>): EntryNumber[] {
  if (!options.objections) return []
  const strikes = (seat: Seat): number => struck.filter((each) => each.seat === seat).length
  return list.flatMap(({ seat, word, reviewed }, at) =>
    word !== null && !reviewed && strikes(seat) < MOST_STRIKES ? [at + 1] : [],
  )
}

/** NAR-303 to 305: all objections are shown, all strikes happen together. */
export function closeReview(table: NarTable): void {
  const { state } = table
  const { answers } = phaseOf(state, 'review')
  const struck = reviewable(state)
    .filter((entry) => objectionsTo(entry, answers) >= strikesAt(state.seats))
    .flatMap((entry) => {
      const { seat, word } = entryAt(state, entry)
      return word === null ? [] : [{ entry, seat, word }]
    })
  const owners = struck.map(({ seat }) => seat)
  state.struck.push(...struck.map(({ seat, word }) => ({ seat, word })))
  state.list = state.list.filter(({ seat }) => !owners.includes(seat)).map((entry) => ({ ...entry, reviewed: true }))
  table.tell({
    kind: 'objectionsShown',
    objections: seatsOf(state).map((seat) => ({ seat, objections: objectionsOf(seat, answers) })),
    struck,
    list: state.list.map(({ seat, word }) => ({ seat, word })),
  })
  if (owners.length === 0) return openCall(table)
  state.phase = { kind: 'associate', asked: owners.sort((one, other) => one - other), again: true }
}

const objectionsTo = (entry: EntryNumber, answers: readonly Objecting[]): number =>
  answers.filter(({ objections }) => objections.includes(entry)).length

const objectionsOf = (seat: Seat, answers: readonly Objecting[]): EntryNumber[] => [
  ...(answers.find((answer) => answer.seat === seat)?.objections ?? []),
]
