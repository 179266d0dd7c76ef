import type { Seat } from '../../core/game.ts'

export const COLOURS = ['ruby', 'jade', 'onyx'] as const
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Colour = (typeof COLOURS)[number]
export type CardId = `${Colour}-${(typeof VALUES)[number]}`

export interface Options {
  rounds: 1 | 2 | 3
}

/** What is laid face down, and what it is said to be. */
export interface Lead {
  card: CardId
  claim: Colour
}

export type Order = 'ask' | 'trust'

export interface SeatState {
  /** In the order in which they came. */
  hand: CardId[]
  order: Order
  score: number
}

export interface FollowPhase {
  kind: 'follow'
  lead: Lead
  answers: { seat: Seat; card: CardId | null }[]
}
export interface DoubtPhase {
  kind: 'doubt'
  lead: Lead
  answers: { seat: Seat; doubts: boolean }[]
}
export type Phase =
  | { kind: 'lead'; draft: Lead | null }
  | FollowPhase
  | { kind: 'peek'; seat: Seat; then: DoubtPhase }
  | DoubtPhase
  | { kind: 'over' }

export interface State {
  options: Options
  phase: Phase
  /** From 1. */
  round: number
  leader: Seat
  /** Top first. */
  deck: CardId[]
  /** Face down, as they fell. */
  heap: CardId[]
  /** Face up, as they fell. */
  shown: CardId[]
  seats: SeatState[]
}

/** Untrusted: any card; `refuse` knows better. */
export interface Laying {
  card: string
  claim: Colour
}

type Decisions = {
  lead: { prompt: { hand: CardId[]; draft: Lead | null }; action: Laying }
  follow: { prompt: { hand: CardId[]; claim: Colour }; action: { card: string | null } }
  peek: { prompt: { hands: { seat: Seat; size: number }[] }; action: { seat: Seat; place: number } }
  doubt: { prompt: { claim: Colour }; action: { doubts: boolean } }
}

type Offers = {
  draft: { prompt: { hand: CardId[]; now: Lead | null }; action: Laying }
  order: { prompt: { now: Order }; action: { order: Order } }
  takeBack: { prompt: { answered: true }; action: { takeBack: true } }
}

type Event =
  /** `cards`: for the seat itself; null for all others. */
  | { kind: 'dealt'; seat: Seat; count: number; cards: CardId[] | null }
  | { kind: 'led'; seat: Seat; claim: Colour }
  | { kind: 'followed'; shown: { seat: Seat; card: CardId }[]; silent: Seat[] }
  | { kind: 'lost'; seat: Seat; card: CardId | null }
  /** `place`: for looker and owner; null for all others. */
  | { kind: 'looked'; seat: Seat; at: Seat; place: number | null }
  /** To the looker alone. */
  | { kind: 'saw'; seat: Seat; at: Seat; card: CardId }
  | { kind: 'trusted'; leader: Seat }
  | { kind: 'doubted'; seat: Seat; leader: Seat; card: CardId; truthful: boolean }
  | { kind: 'gameOver'; places: Seat[][] }

/** The phase as a viewer sees it: what is sealed is missing but for the viewer's own. */
export type SeenPhase =
  | { kind: 'lead'; draft: Lead | null }
  | { kind: 'follow'; claim: Colour; card: CardId | null; answered: Seat[]; mine: CardId | null }
  | { kind: 'peek'; seat: Seat; claim: Colour; card: CardId | null }
  | { kind: 'doubt'; claim: Colour; card: CardId | null; mine: boolean | null }
  | { kind: 'over' }

export interface View {
  options: Options
  viewer: Seat | null
  phase: SeenPhase
  round: number
  leader: Seat
  deckSize: number
  heapSize: number
  shown: CardId[]
  seats: { handSize: number; score: number }[]
  /** The viewer's own; null for watchers. */
  own: { hand: CardId[]; order: Order } | null
  /** Everything, once the match is over. */
  open: { hands: CardId[][]; orders: Order[]; deck: CardId[]; heap: CardId[] } | null
}

export interface Probe {
  State: State
  Decisions: Decisions
  Offers: Offers
  Event: Event
  View: View
  Options: Options
  Clock: 'lead' | 'follow' | 'peek' | 'doubt'
}
