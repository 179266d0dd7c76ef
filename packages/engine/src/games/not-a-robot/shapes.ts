import type { Seat, Viewer } from '../../core/game.ts'
import type { Picture } from './pictures.ts'

export type { Picture } from './pictures.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Options {
  rounds: number
  /** With a Server card, which may hold the Robot (variant Rise of the Machines: without). */
  server: boolean
  objections: boolean
  /** The language whose number words, place words and plurals the word checks know. */
  language: Language
  /** Pictures of the match before in this room. */
  avoid: string[]
}

export type Role = 'human' | 'robot'
/** A place of the grid, from 1 in reading order. */
export type Place = number
/** The number of an entry on the list, from 1; as a vote, 9 is the Server. */
export type EntryNumber = number
/** Who may hold the Robot card. */
export type Holder = Seat | 'server'

export interface Entry {
  seat: Seat
  /** As shown (NAR-220). Null: a blank (NAR-222). */
  word: string | null
  /** It came through a review. */
  reviewed: boolean
  /** The explanation that its seat wrote. */
  explanation: string | null
}

interface Struck {
  seat: Seat
  word: string
}

export interface Objecting {
  seat: Seat
  objections: EntryNumber[]
}
export interface Voting {
  seat: Seat
  entry: EntryNumber
}

export type Phase =
  /** `asked`: all seats, or those whose words were struck. */
  | { kind: 'associate'; asked: Seat[]; again: boolean }
  | { kind: 'review'; answers: Objecting[] }
  /** `stayed`: who said so. Nobody sees it. */
  | { kind: 'call'; asker: Seat; stayed: Seat[] }
  | { kind: 'guess'; seat: Seat }
  | { kind: 'explain'; entry: EntryNumber }
  | { kind: 'debate'; ready: Seat[] }
  | { kind: 'vote'; votes: Voting[] }
  | { kind: 'result'; continued: Seat[] }
  | { kind: 'over' }

/** A seat's points in a round. */
export interface Points {
  team: number
  own: number
  robot: number
  total: number
}

export interface Guess {
  seat: Seat
  /** Null: none was made in time. */
  place: Place | null
  right: boolean
}

export interface Count {
  /** By seat; null: no vote. */
  votes: (EntryNumber | null)[]
  tally: { entry: EntryNumber; votes: number }[]
  /** Those with the most votes. */
  tied: EntryNumber[]
  /** Whose card was revealed. */
  revealed: Holder
}

/** How a round ended: by a guess or by a vote. */
export interface Ending {
  robot: Holder
  guess: Guess | null
  count: Count | null
  winner: 'humans' | 'robot'
  /** By seat. */
  points: Points[]
}

/** A finished round. */
export interface Round {
  answer: Place
  picture: Picture
  ending: Ending
}

export interface State {
  options: Options
  seats: number
  phase: Phase
  /** From 1; 0 while setting up. */
  round: number
  /** All 72 cards, each with the side that lies up. Nine leave it in every round, from the top. */
  deck: Picture[]
  answer: Place
  /** By seat. */
  roles: Role[]
  /** Null: there is no Server card. */
  serverRole: Role | null
  list: Entry[]
  /** In this round, in order. */
  struck: Struck[]
  /** Every word accepted in this match, in order (NAR-217). */
  used: string[]
  rounds: Round[]
}

/** A word as it was typed. */
export interface Typed {
  word: string
}

/** A type and not an interface, so that it passes for a record of questions. */
export type Decisions = {
  associate: { prompt: { language: Language; used: string[]; again: boolean }; action: Typed }
  review: {
    prompt: { entries: number; own: EntryNumber; reviewable: EntryNumber[] }
    action: { objections: EntryNumber[] }
  }
  call: { prompt: { role: Role }; action: { call: 'stay' | 'reveal' } }
  guess: { prompt: { places: number }; action: { place: Place } }
  explain: { prompt: { entry: EntryNumber }; action: { text: string | null } }
  ready: { prompt: Record<never, never>; action: { ready: true } }
  vote: { prompt: { entries: number; own: EntryNumber; server: boolean }; action: { entry: EntryNumber } }
  continue: { prompt: Record<never, never>; action: { continue: true } }
}

export interface Standing {
  seat: Seat
  points: number
  /** Rounds with exactly two points. */
  twos: number
  /** From 1; shared places are skipped after. */
  place: number
}

export type Event =
  | { kind: 'roundStarted'; round: number; pictures: Picture[] }
  /** For the seat; `role` and `answer` are null for all others, and `answer` is for the Robot. */
  | { kind: 'roleDealt'; seat: Seat; role: Role | null; answer: Place | null }
  | { kind: 'wordGiven'; seat: Seat; entry: EntryNumber; word: string }
  | { kind: 'blankGiven'; seat: Seat; entry: EntryNumber }
  | { kind: 'reviewOpened'; entries: EntryNumber[] }
  | { kind: 'reviewed'; seat: Seat }
  | {
      kind: 'objectionsShown'
      objections: Objecting[]
      struck: { entry: EntryNumber; seat: Seat; word: string }[]
      /** As it stands now. */
      list: { seat: Seat; word: string | null }[]
    }
  | { kind: 'callOpened'; asker: Seat }
  | { kind: 'callClosed' }
  | { kind: 'robotRevealed'; seat: Seat }
  | ({ kind: 'guessed' } & Guess)
  | { kind: 'answerShown'; answer: Place; picture: Picture }
  | { kind: 'explainTurn'; seat: Seat; entry: EntryNumber }
  | { kind: 'explained'; seat: Seat; entry: EntryNumber; text: string | null }
  | { kind: 'debateOpened' }
  | { kind: 'readied'; seat: Seat }
  | { kind: 'voteOpened' }
  | { kind: 'voted'; seat: Seat }
  | ({ kind: 'votesShown' } & Count)
  | { kind: 'cardRevealed'; candidate: Holder; role: Role }
  | { kind: 'rolesShown'; roles: Role[]; serverRole: Role | null }
  | { kind: 'scored'; winner: 'humans' | 'robot'; points: Points[]; totals: number[] }
  | { kind: 'roundEnded'; round: number }
  | { kind: 'gameEnded'; standings: Standing[] }

/** A phase as everyone sees it. */
export type SeenPhase =
  | { kind: 'associate'; asked: Seat[]; again: boolean }
  | { kind: 'review'; entries: EntryNumber[]; answered: Seat[] }
  | { kind: 'call'; asker: Seat }
  | { kind: 'guess'; seat: Seat }
  | { kind: 'explain'; entry: EntryNumber }
  | { kind: 'debate'; ready: Seat[] }
  | { kind: 'vote'; voted: Seat[] }
  | { kind: 'result'; continued: Seat[] }
  | { kind: 'over' }

/** What only this viewer knows. Watchers have the same fields. */
export interface Me {
  viewer: Viewer
  role: Role | null
  /** The answer to the review that is on. */
  objections: EntryNumber[] | null
  /** Stayed silent in the call that is on, and said so. */
  stayed: boolean
  /** In the vote that is on. */
  vote: EntryNumber | null
}

export interface View {
  me: Me
  options: Omit<Options, 'avoid'>
  seats: number
  phase: SeenPhase
  round: number
  /** Places 1 to 9. */
  pictures: Picture[]
  answer: Place | null
  /** By seat, as far as everyone knows them. */
  roles: (Role | null)[]
  serverRole: Role | null
  list: Entry[]
  struck: Struck[]
  used: string[]
  /** Those that are over. */
  rounds: Round[]
  /** By seat. */
  scores: number[]
}

export interface NotARobot {
  State: State
  Decisions: Decisions
  Offers: Record<never, never>
  Event: Event
  View: View
  Options: Options
  Clock: 'associate' | 'again' | 'review' | 'call' | 'guess' | 'explain' | 'debate' | 'vote' | 'result'
}
