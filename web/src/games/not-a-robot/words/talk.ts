import type { EntryNumber, Place, Role } from '@robot-night/engine/games/not-a-robot'
import type { Who } from '#lib/stage/telling.ts'

/** From the guess to the end of the match. */
export interface TalkWords {
  guess: {
    isRobot(who: Who): string
    line: string
    /** Before a picture is tapped, and after. */
    pick: string
    number(place: Place): string
  }
  answer: {
    was: string
    number(place: Place): string
    line: string
    look: string
  }
  explain: {
    list: string
    field: string
    hint: string
    done: string
    left(count: number): string
    /** In the place of an explanation. */
    speaking: string
    silent: string
  }
  debate: {
    enough: string
    ready: string
  }
  vote: {
    list: string
    glitch: string
    glitchLine: string
    own: string
    pick: string
    voteFor(entry: EntryNumber, word: string | null): string
    glitchVote: string
    voted: string
    sent: string
  }
  /** Who is among those, and who is not yet. */
  done(name: string, isDone: boolean): string
  server: string
  reveal: RevealWords
  points: PointsWords
  sheet: SheetWords
  over: OverWords
  marks: MarkWords
}

interface RevealWords {
  title: string
  /** On the card. */
  card: string
  answerCard: string
  roles: Readonly<Record<Role, string>>
  counting: string
  whose(holder: Who | null): string
  /** The card turned up, null: the Server's; and what follows from it. */
  robotWas(holder: Who | null): string
  found: string
  glitchFound: string
  wasHuman(holder: Who | null): string
  /** Who had the Robot card, null: the Server. */
  itWas(robot: Who | null, word: string | null): string
  tie: string
  tieServer: string
  nobody: string
  guessed(who: Who, place: Place | null): string
  guessLine: string
  right(who: Who): string
  wrong(who: Who, place: Place | null): string
  answerIs(place: Place): string
  others: string
  /** For who hears it. */
  role(who: string, role: Role, answer: Place): string
  votes: string
  votesFor(of: { entry: EntryNumber; word: string; votes: number; by: readonly Who[] }): string
}

interface PointsWords {
  title: string
  vote: string
  team: string
  robotGuess: string
  robotHidden: string
  caughtByVote: string
  caughtByGuess: string
  none: string
  /** For who hears it. */
  of(got: { name: string; points: number; why: string; sum: number }): string
  sum(points: number): string
}

interface SheetWords {
  open: string
  title: string
  player: string
  sum: string
  twos: string
  twosName: string
  round(round: number): string
  server: string
  wasRobot: string
  wasServer: string
  breaksTies: string
  points(points: number, isRobot: boolean): string
  next: string
  places: string
  waiting: string
}

export interface OverWords {
  slogan: string
  won(who: Who): string
  shared(names: readonly string[]): string
  points(points: number): string
  /** More points than all others. */
  ahead(points: number, rounds: number): string
  /** As many points as others, but more rounds of exactly two. */
  byTwos(of: { points: number; twos: number; others: readonly Who[]; theirs: number }): string
  equal(points: number, twos: number): string
}

interface MarkWords {
  title: string
  line: string
  picture: string
  robot: string
  place(place: Place): string
  nobody: string
  /** At the reveal. */
  hadPlace(place: Place): string
  missedPlace(place: Place): string
  hadRobot(name: string): string
  missedRobot(name: string): string
}
