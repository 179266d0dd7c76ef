import type { Seat, Viewer } from '../../core/game.ts'
import type { Event } from './events.ts'

export type { Event } from './events.ts'

export interface Options {
  /** EI-7 */
  firstDealer: 'random' | Seat
}

export const LEFT_CARDS = [
  ...(['L01', 'L02', 'L03', 'L04', 'L05', 'L06', 'L07', 'L08', 'L09'] as const),
  ...(['L10', 'L11', 'L12', 'L13', 'L14', 'L15', 'L16', 'L17'] as const),
] as const
export const RIGHT_CARDS = [
  ...(['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09'] as const),
  ...(['R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17'] as const),
] as const
export type CardId = (typeof LEFT_CARDS)[number] | (typeof RIGHT_CARDS)[number]
export const SIDES = ['left', 'right'] as const
/** Of a seat: where a Robot Card lies, and which deck it is from. */
export type Side = (typeof SIDES)[number]
/** Immediate, Active, Reveal, Endgame. */
export type CardType = 'I' | 'A' | 'R' | 'E'

/** Heads is Good, tails is Evil. */
export type Face = 'H' | 'T'
export type Team = 'good' | 'evil' | 'neutral'
export type Path = 'good' | 'evil'
/** Who has a Power Card and coins: a seat, or the Idle Robot. */
export type Holder = Seat | 'idle'
/** An open coin: a seat has one, the Idle Robot two. */
export interface CoinName {
  holder: Holder
  slot: 'shown' | 'left' | 'right'
}
/** Any coin. */
export interface AnyCoin {
  holder: Holder
  slot: CoinName['slot'] | 'hidden'
}

/** Its value is `num` if it lies number up, else zero. */
export interface PowerCard {
  num: number
  up: boolean
}

/** EI-120: all know the face of an open one; else `known` do, the holder among them. */
export interface HiddenCoin {
  face: Face
  open: boolean
  known: Seat[]
}

export interface SlotCard {
  card: CardId
  up: boolean
  /** Revealed with its effect (EI-45). */
  used: boolean
  /** EI-121: it has lain face-up in this slot. */
  seen: boolean
}

export interface SeatState {
  influence: number
  tokens: number
  power: PowerCard | null
  mark: number
  hidden: HiddenCoin
  shown: Face
  left: SlotCard | null
  right: SlotCard | null
}

export interface IdleRobot {
  power: PowerCard
  mark: number
  left: Face
  right: Face
}

export interface Offer {
  seat: Seat
  amount: number
}
export interface Share {
  seat: Seat
  gems: number
}
export interface Proposal {
  /** From 1. */
  number: number
  by: Seat
  shares: Share[]
  supporters: Seat[]
}

/** What goes on when a second question has been answered. */
export type Resumed = { kind: 'turn'; seat: Seat; extra: boolean } | { kind: 'reveal'; seat: Seat }

export type Phase =
  /** `first`: of the round, with time to read one's cards. */
  | { kind: 'claim'; first: boolean; asked: Seat[]; answers: { seat: Seat; raise: boolean }[] }
  | { kind: 'offer'; dealer: Seat; raised: Seat[]; asked: Seat[]; answers: Offer[] }
  | { kind: 'pick'; dealer: Seat; raised: Seat[]; offers: Offer[] }
  | { kind: 'giveZero'; dealer: Seat; candidates: Seat[] }
  | Resumed
  | { kind: 'cardChoice'; card: 'L13'; seat: Seat; target: Seat; then: Resumed }
  | { kind: 'cardChoice'; card: 'L06'; seat: Seat; drawn: CardId[]; then: Resumed }
  | { kind: 'split'; winners: Seat[]; proposals: Proposal[] }
  | { kind: 'endgame'; asked: Seat[]; answers: { seat: Seat; sides: Side[] }[] }
  | { kind: 'retain'; asked: Seat[]; answers: { seat: Seat; keep: Side[] }[] }
  | { kind: 'path'; winners: Seat[]; answers: { seat: Seat; path: Path }[] }
  | { kind: 'over'; winners: Seat[]; by: 'influence' | 'exactEngine'; path: Path; pathBy: 'choice' | 'coin' }

export type SplitHow = 'agreed' | 'noDeal' | 'timeout' | 'single' | 'none'

/** EI-64 to EI-71: what the count came to. */
export interface Count {
  teams: { good: TeamCount; evil: TeamCount; neutral: TeamCount }
  /** By seat. */
  levels: number[]
  idle: { team: Team; level: number } | null
  competing: Team[]
  winning: Team[]
  winners: Seat[]
}
export interface TeamCount {
  members: Holder[]
  total: number
}

export interface Bonus {
  seat: Seat
  card: CardId
  amount: number
}
export interface EndgameDeed {
  seat: Seat
  card: CardId
  worked: boolean
  changes: { seat: Seat; delta: number }[]
}

/** How the last round that was counted came out. */
export interface Result {
  round: number
  pot: number
  count: Count
  /** Null: not shared yet. */
  split: { shares: Share[]; how: SplitHow } | null
  bonuses: Bonus[]
  endgame: EndgameDeed[]
}

export interface State {
  options: Options
  phase: Phase
  /** From 1; 0 while setting up. */
  round: number
  /** Of this round (EI-10); Brass Herald may stand in. */
  dealer: Seat
  /** Who has the Dealer Token. */
  token: Seat
  pot: number
  potCard: PowerCard
  /** The card on offer first. */
  stack: PowerCard[]
  idle: IdleRobot | null
  seats: SeatState[]
  /** The next card first. */
  piles: Record<Side, CardId[]>
  discards: Record<Side, CardId[]>
  /** Countdown order: who got a Power Card, in turn. */
  order: Seat[]
  /** Extra turns earned in this round, and how many of them have begun. */
  extras: Seat[]
  extrasBegun: number
  /** How many of `order` have had their Reveal window. */
  windows: number
  /** EI-R08: in this round. */
  tollEarned: boolean
  result: Result | null
}

/** What is named when a card is played; each card takes its own (section 6). */
export interface Choices {
  seats?: Seat[] | undefined
  seat?: Seat | undefined
  side?: Side | undefined
  choices?: Choices | undefined
  coins?: CoinName[] | undefined
  coin?: CoinName | undefined
  holder?: Holder | undefined
  token?: true | undefined
}

/** All that choices go by: open facts, as one seat faces them. */
export interface Board {
  me: Seat
  /** EI-L07: this seat has earned an extra turn. */
  extra: boolean
  idle: PowerCard | null
  /** How many cards can still be drawn. */
  drawable: Record<Side, number>
  seats: BoardSeat[]
}
export interface BoardSeat {
  influence: number
  tokens: number
  power: PowerCard | null
  /** EI-L08 */
  shield: boolean
  /** The card lying face-up, or null. */
  left: CardId | null
  right: CardId | null
}
export interface OwnCard {
  card: CardId
  up: boolean
}
export interface Hand {
  left: OwnCard | null
  right: OwnCard | null
}
export interface Purse {
  tokens: number
  influence: number
  /** EI-50: on whatever costs tokens. */
  surcharge: 0 | 1
  /** EI-39 */
  isZero: boolean
}

export interface Play {
  kind: 'play'
  side: Side
  use: boolean
  choices: Choices
}
export type TurnAction =
  | Play
  | { kind: 'turnOwn' }
  | { kind: 'turnAny'; coin: CoinName }
  | { kind: 'change'; side: Side }
  | { kind: 'endTurn' }
export type SplitAction =
  | { kind: 'propose'; shares: Share[] }
  | { kind: 'accept'; proposal: number }
  | { kind: 'withdraw' }
  | { kind: 'noDeal' }
export interface SplitPrompt {
  seat: Seat
  pot: number
  winners: Seat[]
  proposals: Proposal[]
  /** How many this seat may still make. */
  left: number
}
export interface PlayPrompt {
  hand: Hand
  purse: Purse
  board: Board
}

/** A type and not an interface, so that it passes for a record of questions. */
export type Decisions = {
  claim: { prompt: { card: PowerCard; first: boolean }; action: { raise: boolean } }
  offer: { prompt: { card: PowerCard; dealer: Seat; raised: Seat[]; most: number }; action: { amount: number } }
  pick: {
    prompt: { card: PowerCard; dealer: Seat; seats: number; raised: Seat[]; offers: Offer[] }
    action: { seat: Seat }
  }
  giveZero: { prompt: { card: PowerCard; candidates: Seat[] }; action: { seat: Seat } }
  turn: { prompt: PlayPrompt & { extra: boolean }; action: TurnAction }
  cardChoice: {
    prompt: { card: 'L13'; target: Seat; face: Face } | { card: 'L06'; cards: CardId[] }
    action: { turn: boolean } | { keep: number }
  }
  reveal: { prompt: PlayPrompt; action: Play | { kind: 'pass' } }
  split: { prompt: SplitPrompt; action: SplitAction }
  endgame: { prompt: { hand: Hand }; action: { sides: Side[] } }
  retain: { prompt: { hand: Hand }; action: { keep: Side[] } }
  path: { prompt: { winners: Seat[] }; action: { path: Path } }
}

/** A seat that supports the leading proposal may change its mind. */
export type Offers = {
  reconsider: { prompt: SplitPrompt; action: SplitAction }
}

/** `back`: face down, and unknown to this viewer. */
export type SeenCard = { kind: 'back' } | ({ kind: 'card' } & SlotCard)

export interface SeenSeat {
  influence: number
  tokens: number
  power: PowerCard | null
  mark: number
  /** EI-38; null: no Power Card yet. */
  level: number | null
  /** As far as this viewer knows it. */
  hidden: Face | null
  /** Everyone knows the face of the hidden coin. */
  open: boolean
  shown: Face
  left: SeenCard | null
  right: SeenCard | null
}

export type SeenPhase =
  | { kind: 'claim'; first: boolean; asked: Seat[] }
  | { kind: 'offer'; dealer: Seat; raised: Seat[]; asked: Seat[] }
  | { kind: 'pick'; dealer: Seat; raised: Seat[]; offers: Offer[] }
  | { kind: 'giveZero'; dealer: Seat; candidates: Seat[] }
  | Resumed
  | { kind: 'cardChoice'; card: 'L13'; seat: Seat; target: Seat; then: Resumed }
  /** `cards`: for who has drawn them. */
  | { kind: 'cardChoice'; card: 'L06'; seat: Seat; drawn: number; cards: CardId[] | null; then: Resumed }
  | { kind: 'split'; winners: Seat[]; proposals: Proposal[] }
  | { kind: 'endgame'; asked: Seat[] }
  | { kind: 'retain'; asked: Seat[] }
  | { kind: 'path'; winners: Seat[] }
  | Extract<Phase, { kind: 'over' }>

/** A viewer's own sealed answer. */
export type Sealed =
  | { kind: 'claim'; raise: boolean }
  | { kind: 'offer'; amount: number }
  | { kind: 'endgame'; sides: Side[] }
  | { kind: 'retain'; keep: Side[] }
  | { kind: 'path'; path: Path }

export interface View {
  me: { viewer: Viewer; sealed: Sealed | null }
  options: Options
  phase: SeenPhase
  round: number
  dealer: Seat
  /** Who makes the Dealer's choices now: another seat while its Brass Herald is in effect. */
  dealing: Seat
  token: Seat
  pot: number
  potCard: PowerCard
  stack: PowerCard[]
  idle: (IdleRobot & { level: number }) | null
  seats: SeenSeat[]
  piles: Record<Side, number>
  discards: Record<Side, number>
  order: Seat[]
  extras: Seat[]
  extrasBegun: number
  windows: number
  tollEarned: boolean
  result: Result | null
}

export interface EvilRobotsInfluence {
  State: State
  Decisions: Decisions
  Offers: Offers
  Event: Event
  View: View
  Options: Options
  Clock: Clock
}
type Clock =
  | 'claim'
  | 'firstClaim'
  | 'offer'
  | 'pick'
  | 'giveZero'
  | 'turn'
  | 'cardChoice'
  | 'reveal'
  | 'split'
  | 'endgame'
  | 'retain'
  | 'path'
