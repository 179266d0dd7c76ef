import type { Face, PowerCard, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { Step } from '../steps.ts'

/** What the bar says: a sentence, and a smaller one. */
export interface Lines {
  title: string
  detail: string
}

export interface TableWords {
  round(round: number): string
  goal: string
  steps: Readonly<Record<Step, string>>
  idle: { name: string; text: string }
  pod: PodWords
  look: LookWords
  middle: MiddleWords
  mine: MineWords
  asks: AskWords
  bar: BarWords
}

/** A robot in the ring. */
interface PodWords {
  /** For who hears it: all that the pod shows. */
  name(who: Who, facts: readonly string[]): string
  deals: string
  /** Deals this round by a card, though it is another's round. */
  dealsNow: string
  token: string
  leaves: string
  raises: string
  turn: string
  extraTurn: string
  reveals: string
  asked: string
  wins: string
  influence(influence: number): string
  tokens(tokens: number): string
  noPower: string
  level(level: number): string
  hidden: string
  hiddenKnown(face: Face): string
  hiddenOpen(face: Face): string
  shown(face: Face): string
  back(side: Side): string
  card(side: Side, name: string): string
  none(side: Side): string
}

/** What lies before one robot, spelled out. */
interface LookWords {
  level(level: number): string
  /** How it comes about. */
  sum(card: PowerCard, mark: number): string
  noPower: string
  onlyYou: string
  everybody: string
  unknown: string
  bothMatch(team: Team): string
  unused: string
  wasSeen(name: string): string
  dealer: string
  token: string
}

interface MiddleWords {
  now: string
  first: string
  picks(who: Who): string
  gives(who: Who): string
  power: string
  pot(pot: number): string
  potGems(pot: number): string
  card(card: PowerCard): string
  stack(cards: readonly PowerCard[]): string
  order(names: readonly string[]): string
  turn(who: Who): string
  extraTurn(who: Who): string
  reveal: string
  revealOf(who: Who): string
  chooses(who: Who): string
  offer(name: string, amount: number): string
  noOffer: string
  envelope(who: Who): string
  endgame: string
  endgameHow: string
  retain: string
  retainHow: string
}

interface MineWords {
  /** Said after what lies covered. */
  covered: string
  /** What the button is for who presses it by key. */
  show: string
  name: string
  influence: string
  tokens: string
  power: string
  noPower: string
  level(level: number): string
  hidden: string
  shown: string
  hiddenIs(face: Face): string
  shownIs(face: Face): string
  whileMatch(team: Team): string
  sides: Readonly<Record<Side, string>>
  none(side: Side): string
  peek: string
  cover: string
  opened: string
  open(name: string): string
}

interface AskWords {
  raise: string
  leave: string
  raised: string
  left: string
  ofYours(most: number): string
  amount: string
  gems(amount: number): string
  seal(amount: number): string
  sealed(amount: number): string
  pick(who: Who): string
  pickPaid(who: Who, amount: number): string
  give(who: Who): string
}

export interface BarWords {
  claim(card: number): string
  claimFirst: string
  claimHow: string
  raised: string
  left: string
  sealed: string
  claimWatch: string
  /** The Dealer may not have the first one. */
  claimDealer: string
  hasPower: string
  offer(card: number, dealer: Who): string
  offerHow: string
  offered(amount: number): string
  offersTo(dealer: Who, count: number): string
  offersWait: string
  offersWatch(card: number): string
  pick(card: number): string
  pickHow: string
  picking(dealer: Who, card: number): string
  offers(offers: readonly { who: Who; amount: number }[]): string
  giveZero: string
  giveZeroHow: string
  giving(dealer: Who): string
  givingHow: string
  turn: string
  turnHow(tokens: number): string
  turnOf(who: Who): string
  extraTurnOf(who: Who): string
  turnWatch(tokens: number): string
  reveal: string
  revealHow: string
  revealOf(who: Who): string
  revealWatch: string
  choice: string
  choiceHow: string
  choosing(who: Who): string
  choosingHow: string
  split(pot: number): string
  splitHow: string
  splitting: string
  splittingHow: string
  endgame: string
  endgameHow: string
  endgameWatch: string
  retain: string
  retainHow: string
  retainWatch: string
  path: string
  pathHow: string
  choosingPath: string
  choosingPathHow: string
  over(winners: readonly Who[]): string
  overHow: string
}
