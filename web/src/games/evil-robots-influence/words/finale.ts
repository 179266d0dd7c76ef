import type { CardId, Path, SplitHow, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { Verdict } from '../reveal/verdict.ts'
import type { Failing } from '../over/deeds.ts'

/** What is said from the count on. */
export interface FinaleWords {
  count: CountWords
  split: SplitWords
  endgame: EndgameWords
  path: PathWords
  over: OverWords
}

interface CountWords {
  title: string
  /** Who has won, and by what. */
  verdict(verdict: Verdict): string
  /** Before anybody can know. */
  turning: string
  adding: string
  rules: Readonly<Record<Rule, string>>
  worker(who: Who): string
  total(team: Team, total: number): string
  wins: string
  noCount: string
  nobody: string
  member(name: string, level: number, gained: number): string
  share(gems: number): string
  how(how: SplitHow, winner: Who | null): string
  emptyPot: string
  toBank(gems: number): string
  bonus(who: Who, card: string): string
  last: string
  lastOf(round: number): string
}
/** What makes a count differ from what you would think. */
export type Rule = 'lowest' | 'neutral' | 'notCompared' | 'alone' | 'idleOnly' | 'nobody'

interface SplitWords {
  title(pot: number, winners: number): string
  must(winners: number): string
  else(each: number, lost: number): string
  tooFew: string
  reading: string
  none: string
  proposals: string
  number(number: number): string
  proposedBy(who: Who): string
  support(count: number, of: number): string
  supporters(names: readonly string[]): string
  agree: string
  agreeTo(number: number): string
  isThere(number: number): string
  agreed: string
  withdraw: string
  own: string
  addsUp(pot: number): string
  less(who: Who): string
  more(who: Who): string
  gems(gems: number): string
  propose: string
  noMore: string
  noDeal: string
  noDealTitle: string
  noDealHow(each: number, lost: number): string
  noDealYes: string
  noDealNo: string
  /** What the bar says. */
  wait(who: readonly Who[], number: number): string
  needsYou(who: readonly Who[], number: number): string
  first: string
  isAgreed: string
  isBroken: string
}

interface EndgameWords {
  title: string
  drum: string
  triggered(who: readonly Who[]): string
  did(card: CardId, who: Who, losers: readonly Who[]): string
  failed(failing: Failing, influence: number): string
  another: string
}

interface PathWords {
  how: string
  winners(who: readonly Who[]): string
  path: Readonly<Record<Path, { name: string; text: string; button: string }>>
  sealed(path: Path): string
  coin: string
  coinSays(path: Path): string
}

interface OverWords {
  slogan: Readonly<Record<Path, string>>
  won(who: Who): string
  shared(who: readonly Who[]): string
  byExact: string
  byInfluence(most: number): string
  path: Readonly<Record<Path, string>>
  byCoin: string
  place(place: number): string
  influence(influence: number): string
  hands: string
  hand(who: Who, cards: readonly string[]): string
  noCards: string
  lastRound: string
}
