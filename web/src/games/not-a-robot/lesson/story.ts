import type { EntryNumber, Holder, Picture, Place } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'

/** The rulebook's round, with pictures of ours. The reader sits where Paul sat. */
export const NAMES = ['Peter', 'Stacy', 'Grace', 'Paul'] as const
export const READER: Seat = 3
export const ROBOT: Seat = 2

/** Places 1 to 9. The deal is this one; of no card are both sides on the table. */
export const PICTURES: readonly Picture[] = [
  { card: 'c59', side: 'a' },
  { card: 'c57', side: 'a' },
  { card: 'c13', side: 'b' },
  { card: 'c18', side: 'a' },
  { card: 'c14', side: 'b' },
  { card: 'c50', side: 'b' },
  { card: 'c56', side: 'a' },
  { card: 'c11', side: 'b' },
  { card: 'c39', side: 'b' },
]
export const ANSWER: Place = 5

/** In the order of the list; the reader comes last. */
export const SPEAKERS: readonly Seat[] = [1, 0, ROBOT, READER]
/** What the others vote, by seat. */
export const VOTES: Readonly<Record<0 | 1 | 2, EntryNumber>> = { 0: 3, 1: 9, 2: 4 }

/** What the reader can vote: the others' words, or the Server. */
export const CHOICES = [1, 2, 3, 9] as const
export type Choice = (typeof CHOICES)[number]

/** How the round ends by the reader's vote: whose card is turned up, and everybody's points. By the rules: the tests play it. */
export interface Ending {
  revealed: Holder
  points: readonly [number, number, number, number]
}
const MISSED: Ending = { revealed: 'server', points: [1, 0, 2, 0] }
export const ENDINGS: Readonly<Record<Choice, Ending>> = {
  1: MISSED,
  2: MISSED,
  3: { revealed: ROBOT, points: [2, 1, 0, 2] },
  9: MISSED,
}

/** Then the reader sits where Grace sat, and has heard the others' words for this picture. */
export const SOUGHT: Place = 9
export const HEARD: readonly Seat[] = [1, 0, 3]
