import type { Seat, Viewer } from '../../core/game.ts'

export const SUITS = ['C', 'D', 'H', 'S'] as const
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]
/** Rank and suit; the copy from the second deck has the suffix `#2`. */
export type CardId = `${Rank}${Suit}` | `${Rank}${Suit}#2`

export const BATTLEFIELDS = [1, 2, 3, 4, 5] as const
export type Battlefield = (typeof BATTLEFIELDS)[number]

export interface Options {
  /** The fewest cards for the Shared Code bonus (RR-45). */
  sharedCodeMin: 1 | 2
}

/** A card in a seat's stack at a battlefield. Stacks are in the order played; the first is the primary card. */
export interface Laid {
  readonly card: CardId
  readonly faceUp: boolean
  /** A hold: its owner won here last round. */
  readonly sideways: boolean
}

export interface SeatState {
  /** In the order in which they came. */
  readonly hand: readonly CardId[]
  /** Still guarded; the first one is lost first (RR-18). */
  readonly generals: readonly CardId[]
  /** Generals picked up so far, in that order; shown to nobody before the end. */
  readonly lost: readonly CardId[]
  readonly living: boolean
  readonly fellIn: number | null
  readonly breakthroughs: number
  readonly breakthroughsThisRound: number
}
/** One seat's cards at one battlefield, in the order played. */
export type Stack = readonly Laid[]

export type Result = 'win' | 'draw' | 'roundLimit'
export type Phase =
  | { kind: 'mulligan'; seat: Seat }
  | { kind: 'faceUp'; seat: Seat }
  | { kind: 'noble'; seat: Seat }
  | { kind: 'faceDown'; seat: Seat }
  | { kind: 'over'; result: Result; places: Seat[][] }

/** Rules replace what is read-only here, and positions share what no move between them has changed. */
export interface State {
  options: Readonly<Options>
  phase: Readonly<Phase>
  /** From 1; 0 while setting up. */
  round: number
  primary: Seat
  /** Top first. */
  deck: CardId[]
  /** Oldest first. */
  discard: readonly CardId[]
  seats: SeatState[]
  /** `stacks[battlefield - 1][seat]` */
  stacks: (readonly Stack[])[]
}

/** Where to play a card. It may be any card and any number; `refuse` checks them. */
export interface Play {
  card: string
  battlefield: number
}

/** A type and not an interface, so that it passes for a record of questions. */
export type Decisions = {
  mulligan: { prompt: { hand: CardId[] }; action: { take: boolean } }
  /** `afterBattles`: the first play of a later round, while people may still be watching the battles. */
  faceUp: { prompt: { hand: CardId[]; spare: Battlefield; afterBattles: boolean }; action: Play }
  noble: { prompt: { hand: CardId[] }; action: Play | { pass: true } }
  faceDown: {
    /** `spares`: where the cards go if time runs out, one for each of `count`. */
    prompt: { hand: CardId[]; count: number; spares: Battlefield[] }
    action: { plays: Play[] }
  }
}

/** One side's strength at a battlefield, with the reasons. */
export interface Strength {
  base: number
  rankAndFile: number
  sharedCode: number
  total: number
}

export type Event =
  | { kind: 'cut'; draws: { seat: Seat; card: CardId }[]; tied: Seat[] }
  | { kind: 'primary'; seat: Seat }
  /** `cards`: for the seat itself; null for all others. */
  | { kind: 'dealt'; seat: Seat; count: number; deckLeft: number; cards: CardId[] | null }
  | { kind: 'mulligan'; seat: Seat; took: boolean; cards: CardId[] | null }
  | { kind: 'generalsDealt'; seat: Seat; count: number }
  | { kind: 'roundStarted'; round: number; primary: Seat }
  | { kind: 'playedUp'; seat: Seat; card: CardId; battlefield: Battlefield; byNobility: boolean }
  | { kind: 'noblePassed'; seat: Seat }
  | { kind: 'playedDown'; seat: Seat; battlefields: Battlefield[]; cards: CardId[] | null }
  /** `position`: place in the stack, from 0. */
  | { kind: 'revealed'; cards: { battlefield: Battlefield; seat: Seat; position: number; card: CardId }[] }
  | {
      kind: 'battle'
      battlefield: Battlefield
      totals: ({ seat: Seat } & Strength)[]
      outcome: 'empty' | 'tie' | 'hold' | 'breakthrough'
      winner: Seat | null
      holdCard: CardId | null
      discarded: CardId[]
    }
  | { kind: 'generalsLost'; seat: Seat; hits: number; lost: number; generalsLeft: number; cards: CardId[] | null }
  | { kind: 'fell'; seat: Seat; round: number; discarded: CardId[] }
  | { kind: 'reshuffled'; deckLeft: number }
  | { kind: 'gameOver'; result: Result; places: Seat[][] }

/** A card on the table as a viewer sees it. A hidden one has nothing to be known by. */
/** `sideways` only where it is so: most never are. */
export type SeenCard = { card: CardId; faceUp: boolean; sideways?: true } | { hidden: true }

export interface SeenSeat {
  readonly handSize: number
  readonly generalsLeft: number
  readonly living: boolean
  readonly fellIn: number | null
  readonly breakthroughs: number
  readonly breakthroughsThisRound: number
}
export type SeenStack = readonly SeenCard[]

export interface View {
  /** Whose view this is. */
  viewer: Viewer
  options: Options
  phase: Phase
  round: number
  primary: Seat
  deckSize: number
  discard: readonly CardId[]
  seats: SeenSeat[]
  /** `stacks[battlefield - 1][seat]` */
  stacks: (readonly SeenStack[])[]
  /** The viewer's own hand; null for watchers and the fallen. */
  hand: readonly CardId[] | null
  /** Everything, once the match is over. */
  open: { hands: CardId[][]; generals: CardId[][]; lost: CardId[][]; deck: CardId[] } | null
}

export interface RobotRevolution {
  State: State
  Decisions: Decisions
  Offers: Record<never, never>
  Event: Event
  View: View
  Options: Options
  Clock: keyof Decisions | 'afterBattles'
}
