import { SERVER, type EntryNumber } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'
import { CHOICES, HEARD, NAMES, READER, ROBOT, SPEAKERS, VOTES, type Choice } from './story.ts'
import type { Tale } from './tale.svelte.ts'
import type { LessonWords } from './words.ts'

/** A word on the list, and what is known of it by now. */
export interface Row {
  entry: EntryNumber
  /** Null: the Server. */
  seat: Seat | null
  word: string
  /** How it was explained, or who voted for it. */
  note: string
  points: number | null
  /** As what the reader may vote for it; null: not at all. */
  choice: Choice | null
  isRobot: boolean
}

/** The list as it stands at this step of the story. */
export function rowsOf(tale: Tale, words: LessonWords): Row[] {
  if (tale.step === 'card') return []
  if (tale.step === 'robot') return HEARD.map((seat, at) => rowOf({ seat, entry: at + 1, word: words.heard[at] ?? '' }))
  const told = SPEAKERS.flatMap((seat, at) => {
    const word = seat === READER ? tale.word : (words.said[seat] ?? '')
    return word === null ? [] : [rowOf({ seat, entry: at + 1, word })]
  })
  const rows = tale.step === 'vote' || tale.step === 'points' ? [...told, serverRow(words)] : told
  return rows.map((row) => noted(row, tale, words))
}

function rowOf({ seat, entry, word }: { seat: Seat; entry: EntryNumber; word: string }): Row {
  const choice = CHOICES.find((each) => each === entry) ?? null
  return { entry, seat, word, note: '', points: null, choice, isRobot: false }
}

const serverRow = ({ server }: LessonWords): Row => ({
  entry: SERVER,
  seat: null,
  word: server,
  note: '',
  points: null,
  choice: SERVER_CHOICE,
  isRobot: false,
})
const SERVER_CHOICE: Choice = 9

function noted(row: Row, tale: Tale, words: LessonWords): Row {
  const { ending, step, vote } = tale
  if (step === 'talk' && row.seat !== null) return { ...row, note: words.explained[row.seat] ?? '' }
  if (step !== 'points' || !ending) return row
  const by = [...Object.entries(VOTES), [READER, vote] as const].flatMap(([seat, entry]) =>
    entry === row.entry ? [Number(seat) === READER ? words.reader : (NAMES[Number(seat)] ?? '')] : [],
  )
  const points = row.seat === null ? null : (ending.points[row.seat] ?? 0)
  return { ...row, note: words.voted(by), points, isRobot: row.seat === ROBOT }
}
