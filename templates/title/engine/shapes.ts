import type { Seat } from '../../core/game.ts'

/** n1 to n60. */
export type CardId = `n${number}`

export interface Options {
  rounds: 3 | 5
}

export interface SeatState {
  /** As dealt. A card that is laid stays in it until it is shown. */
  hand: CardId[]
  points: number
}

export interface Laid {
  seat: Seat
  card: CardId
}
export type Phase = { kind: 'lay'; laid: Laid[] } | { kind: 'over' }

export interface State {
  options: Options
  phase: Phase
  /** From 1. */
  round: number
  /** Cards that nobody was dealt. */
  box: CardId[]
  /** In the order in which they were shown. */
  shown: CardId[]
  seats: SeatState[]
}

type Decisions = {
  /** Untrusted: any card; `refuse` knows better. */
  lay: { prompt: { hand: CardId[] }; action: { card: string } }
}

export type Event =
  /** `cards`: for the seat itself; null for all others. */
  | { kind: 'dealt'; seat: Seat; count: number; cards: CardId[] | null }
  | { kind: 'shown'; round: number; laid: Laid[]; winner: Seat }
  | { kind: 'gameOver'; places: Seat[][] }

/** The phase as a viewer sees it: what was laid is missing but for the viewer's own. */
export type SeenPhase = { kind: 'lay'; answered: Seat[]; mine: CardId | null } | { kind: 'over' }

export interface View {
  options: Options
  viewer: Seat | null
  phase: SeenPhase
  round: number
  shown: CardId[]
  seats: { handSize: number; points: number }[]
  /** The viewer's own; null for watchers. */
  hand: CardId[] | null
}

export interface SampleTitle {
  State: State
  Decisions: Decisions
  Offers: Record<never, never>
  Event: Event
  View: View
  Options: Options
  Clock: 'lay'
}
