import type { EntryNumber, Place } from '@robot-night/engine/games/not-a-robot'
import type { Said, Who } from '#lib/stage/telling.ts'
import type { Step } from '../steps.ts'

/** How far the table is: so many of so many. */
export interface Count {
  done: number
  all: number
}

export interface TableWords {
  round(round: number, of: number): string
  steps: Readonly<Record<Step, string>>
  grid: GridWords
  card: CardWords
  list: ListWords
  asks: AskWords
  bar: BarWords
}

interface GridWords {
  /** In the blue head. */
  head: string
  /** A tile, for who hears it. */
  tile(place: Place, alt: string): string
  /** The same, while it is framed. */
  answer(name: string): string
  zoom(place: Place): string
  /** In the zoomed picture. */
  next: string
  previous: string
}

interface CardWords {
  mine: string
  covered: string
  /** Hold to peek: by hand; and how it is let go. */
  peek: string
  cover: string
  /** Leaves it open. */
  pin: string
  opened: string
  /** The card for who hears the table, while it lies covered. */
  coveredName: string
  human: string
  humanLine: string
  robot: string
  robotLine: string
  /** For who hears it. */
  humanName(place: Place, alt: string): string
  scores(round: number): string
}

interface ListWords {
  title: string
  /** An entry, for who hears it. */
  entry(entry: { n: EntryNumber; word: string; name: string }): string
  open: string
  /** In the place of a word. */
  blank: string
  struck: string
  struckBy(word: string, who: Who, against: readonly Who[]): string
  /** Not struck, but somebody objected. */
  against(names: readonly Who[]): string
}

interface AskWords {
  word: string
  say: string
  /** Before an entry's words, for who hears it. */
  object: string
  fine: string
  objectTo(count: number): string
  stay: string
  reveal: string
}

export interface BarWords {
  word(name: string): string
  wordAgain(name: string): string
  /** The same whatever one's card says. */
  wordHow: string
  spoken(count: Count): string
  struckYours(word: string): string
  /** They owe a word. */
  owing(names: readonly string[]): string
  yourWord(word: string): string
  watchWords: string
  review: string
  reviewHow(needed: number): string
  reviewWait: string
  watchReview: string
  waiting(names: readonly string[]): string
  call(asker: Who): Said
  stayed: string
  guess: Said
  guessOf(who: Who): Said
  explain(word: string | null): string
  explainHow: string
  explains(who: Who, word: string | null): string
  answer(place: Place, turn: Count): string
  debate: string
  ready(count: Count, isMe: boolean): string
  vote: string
  voted(count: Count): string
  voteIn: string
  showing(way: 'guess' | 'vote'): Said
  won(round: number, winner: 'humans' | 'robot', hasSeat: boolean): string
  next(count: Count): string
  last(count: Count): string
  over: string
}
