import type { Seat, Viewer } from '../../core/game.ts'
import type {
  Action,
  Allegiance,
  Bonus,
  Call,
  ChainStep,
  Claim,
  Copied,
  IfFails,
  LineUp,
  Moment,
  Ordering,
  Orders,
  Power,
  Reaction,
  Recipient,
  Robot,
  Show,
  Showed,
  Side,
  Status,
  Target,
} from './vocabulary.ts'
import type { Options } from './options.ts'

export * from './vocabulary.ts'
export type * from './options.ts'

/** An allegiance as last shown to all: true when it was shown, unless a CheatBot showed it. */
export interface ShownAllegiance {
  value: Allegiance
  when: Moment
  /** The coin has been flipped since, and all know it. */
  flipped: boolean
}

export interface SeatState {
  robot: Robot
  power: Power
  allegiance: Allegiance
  score: number
  /** Public, as is all from here to `lastShown`. */
  status: Status
  /** In the Discussion or on its turn, whatever came later. */
  passed: boolean
  /** Face up for all. */
  robotUp: boolean
  powerUp: boolean
  /** PlusBot has proved its level. */
  levelUp: boolean
  lastShown: ShownAllegiance | null
  /** Null: as usual. */
  orders: Orders | null
  /** PlusBot's, once it is fixed (ERC-767); always null for others. */
  bonus: Bonus | null
  /** JudasBot has changed sides under a pass (ERC-746). */
  pretended: boolean
  /** Robot or allegiance was shown to somebody (ERC-780). */
  exposed: boolean
  /** The coin has been flipped this round, and all know it. */
  flipped: boolean
}

type Via = 'convert' | 'self' | 'push' | 'group' | 'doOver'
export type Judged = 'pending' | 'ok' | 'fail'
/** One conversion of a chain. The claim is what all may believe, the truth is what is applied (ERC-509). */
export interface Frame {
  via: Via
  instigator: Seat
  firstTarget: Target
  target: Target
  /** As announced. */
  shown: Allegiance
  /** What is applied: another than `shown` only if CheatBot converts itself. */
  real: Allegiance
  rebounded: boolean
  truth: Judged
  claim: Judged
}
/** `rest`: whom GroupBot has named besides. `steps`: all that was told to all since it was declared. */
export interface Chain {
  stack: Frame[]
  rest: Target[]
  steps: ChainStep[]
}

export interface Wish {
  seat: Seat
  /** Null: stay out. */
  reaction: Reaction | null
}

/** What the target of a Convert says before anything is judged (ERC-507). */
export interface Reply {
  ifFails: IfFails
  ifSucceeds: Allegiance | null
  lockShow: boolean
  /** PlusBot's; null leaves it where it stands. */
  dial: Bonus | null
  reaction: Reaction | null
}

export interface Claimed {
  seat: Seat
  claim: Claim
}
export interface LineUpAnswer {
  lineUp: LineUp
  dial: Bonus | null
}
/** A place in the Pass phase. `settled`: a tie about it has been ordered. */
export interface Place {
  seat: Seat
  position: number
  settled: boolean
}

/** A show to some: known to them and to who showed. */
export interface PrivateShow {
  seat: Seat
  to: Seat[]
  showed: Showed
}
/** Secret until the Reveal. */
export interface Diary {
  /** Shown to all, and not true. */
  lies: { seat: Seat; showed: Allegiance; was: Allegiance; when: Moment }[]
  /** `to` null: the coin was locked. */
  flips: { target: Target; by: Seat; to: Side | null; when: Moment }[]
  /** JudasBot's. */
  switches: { seat: Seat; to: Side; when: Moment }[]
  /** Conversions that did not go as they seemed to. */
  doubtful: { instigator: Seat; target: Target; allegiance: Allegiance; stood: boolean; when: Moment }[]
}

export interface RoundResult {
  /** Null: nobody scores. */
  winner: Side | null
  by: 'size' | 'highest' | 'total' | 'deadHeat' | 'allTheSame'
  seats: { robot: Robot; power: Power; level: number; allegiance: Allegiance; win: number; card: number }[]
  diary: Diary
}

export type AnswerPhase = { kind: 'answer'; chain: Chain; offered: Seat[]; reply: Reply | null; wishes: Wish[] }
type ReactPhase = { kind: 'react'; chain: Chain; offered: Seat[]; wishes: Wish[] }
export type Phase =
  | { kind: 'discuss'; ready: Seat[] }
  /** `claims` in the order in which they came; `answered`: by themselves or by an order. */
  | { kind: 'call'; call: Call; asked: Seat[]; answered: Seat[]; claims: Claimed[] }
  | { kind: 'turn' }
  /** The first claimant orders the others. */
  | { kind: 'callOrder'; seat: Seat }
  | AnswerPhase
  | ReactPhase
  | { kind: 'lineUp'; asked: Seat[]; answers: ({ seat: Seat } & LineUpAnswer)[] }
  | { kind: 'passOrder'; seat: Seat; tied: Seat[] }
  | { kind: 'passTurn' }
  | { kind: 'nextRound'; ready: Seat[]; result: RoundResult }
  | { kind: 'over'; result: RoundResult; places: Seat[][]; winners: Seat[] }

/** Whose turn it is, until all that follows from it is over. */
export interface Turn {
  seat: Seat
  /** The first claimant of its call, who orders the others (ERC-308). */
  isFirst: boolean
  isPass: boolean
}

export interface State {
  options: Options
  phase: Phase
  /** From 1. */
  round: number
  seats: SeatState[]
  /** The extra robot, if it plays. */
  npc: { allegiance: Allegiance } | null
  /** The last call made this round. */
  called: Call | null
  /** Claimants of that call who have not acted yet. */
  queue: Claimed[]
  /** Who is still to act in the Pass phase, the next first; null before it. */
  line: Place[] | null
  turn: Turn | null
  /** The last who took a turn this round (ERC-806). */
  previous: Seat | null
  /** Robot actions that all have seen declared this round. */
  declared: Copied[]
  /** GandalfBot has spoken: nobody passes. */
  nobodyPasses: boolean
  whispered: PrivateShow[]
  diary: Diary
}

export interface TurnPrompt {
  seat: Seat
  seats: number
  hasNpc: boolean
  robot: Robot
  allegiance: Allegiance
  /** What CopyBot may repeat. */
  copyable: Copied[]
  isPass: boolean
  /** JudasBot has pretended before. */
  mustPass: boolean
}
export interface SortPrompt {
  /** In the order that counts if time runs out. */
  seats: Seat[]
}
export interface SeenConversion {
  via: Via
  instigator: Seat
  target: Target
  allegiance: Allegiance
}

/** A type and not an interface, so that it passes for a record of questions. */
export type Decisions = {
  discuss: { prompt: { ready: false }; action: { ready: true } }
  /** `ways`: every claim that this seat may make now. */
  call: { prompt: { call: Call; ways: Claim[] }; action: { claim: Claim | null } }
  turn: { prompt: TurnPrompt; action: Action }
  callOrder: { prompt: SortPrompt; action: { order: Seat[] } }
  /** `usual`: what counts if time runs out. `reactions`: null if this seat isn't in the window. */
  answer: {
    prompt: {
      conversion: SeenConversion
      robot: Robot
      usual: Omit<Reply, 'reaction'>
      bonus: Bonus | null
      reactions: Reaction[] | null
    }
    action: Reply
  }
  react: {
    prompt: { conversion: SeenConversion; robot: Robot; reactions: Reaction[] }
    action: { reaction: Reaction | null }
  }
  lineUp: { prompt: { robot: Robot; usual: LineUp; dial: Bonus; bonus: Bonus | null }; action: LineUpAnswer }
  passOrder: { prompt: SortPrompt; action: { order: Seat[] } }
  passTurn: { prompt: TurnPrompt; action: Action }
  nextRound: { prompt: { ready: false }; action: { ready: true } }
}

export type Offers = {
  show: {
    prompt: { seat: Seat; seats: number; robot: Robot; power: Power; allegiance: Allegiance }
    action: { show: Show; to: 'all' | Recipient[] }
  }
  earlyPass: { prompt: { passed: false }; action: { pass: true } }
  unready: { prompt: { ready: true }; action: { ready: false } }
  order: { prompt: { robot: Robot; power: Power; bonus: Bonus | null; orders: Orders }; action: Ordering }
}

export type Event =
  /** `own`: for the seat itself; null for all others. */
  | { kind: 'dealt'; round: number; seat: Seat; own: { robot: Robot; power: Power; allegiance: Allegiance } | null }
  | { kind: 'phaseBegan'; phase: 'discussion' | 'turns' | 'pass' }
  /** To all (`to` null), or to those named and who shows. `byRule`: it had to be shown. */
  | { kind: 'showed'; seat: Seat; to: Seat[] | null; showed: Showed; byRule: boolean }
  | { kind: 'passedEarly'; seat: Seat }
  | { kind: 'ready'; seat: Seat; on: boolean }
  | { kind: 'callOpened'; call: Call; asked: Seat[] }
  /** In the order in which they claimed. */
  | { kind: 'callClosed'; call: Call; claimants: Seat[] }
  /** To the seat only: there's no call left for it. */
  | { kind: 'missed'; seat: Seat }
  | { kind: 'ordered'; by: Seat | null; order: Seat[] }
  /** `level`: where PlusBot proves one above its card. */
  | { kind: 'turnBegan'; seat: Seat; isPass: boolean; as: 'power' | 'plus' | 'free' | null; level: number | null }
  /** `secret`: for JudasBot itself; null for all others. */
  | { kind: 'turnPassed'; seat: Seat; byClock: boolean; secret: Side | null }
  | {
      kind: 'robotUsed'
      seat: Seat
      robot: Robot
      copyOf: Copied | null
      targets: Target[]
      allegiance: Allegiance | null
    }
  /** `real`: for CheatBot that converts itself; null for all others. */
  | { kind: 'conversionDeclared'; conversion: SeenConversion; real: Allegiance | null }
  /** `stands`: the claim. `truth`: for the target; null for all others. */
  | { kind: 'judged'; target: Target; stands: boolean; truth: boolean | null }
  | { kind: 'reacted'; seat: Seat; robot: Robot; reaction: Reaction; target: Target }
  /** One for each conversion of the chain, the first one first. */
  | { kind: 'conversionEnded'; results: { target: Target; stands: boolean; allegiance: Allegiance }[] }
  /** To the seat alone: its allegiance after a chain that might have changed it. */
  | { kind: 'allegianceNow'; seat: Seat; allegiance: Allegiance }
  /** `result`: for the owner; null for all others. The extra robot's is for all. */
  | { kind: 'coinFlipped'; target: Target; by: Seat; result: Side | 'locked' | null }
  | { kind: 'nobodyPasses'; seat: Seat }
  | { kind: 'countdownEnded'; noTurn: Seat[] }
  | { kind: 'linedUp'; places: { seat: Seat; position: number }[]; excluded: Seat[] }
  | { kind: 'passForced'; seat: Seat }
  | { kind: 'revealed'; round: number; result: RoundResult }
  | { kind: 'scored'; scores: number[] }
  | { kind: 'gameOver'; places: Seat[][]; winners: Seat[] }

/** `truth` and `real` are null for all but those whom they concern. */
export interface SeenFrame {
  via: Via
  instigator: Seat
  firstTarget: Target
  target: Target
  shown: Allegiance
  rebounded: boolean
  claim: Judged
  truth: Judged | null
  real: Allegiance | null
}

export interface SeenChain {
  stack: SeenFrame[]
  rest: Target[]
  steps: ChainStep[]
}

/** The phase as a viewer sees it: what is sealed is missing but for the viewer's own. */
export type SeenPhase =
  | { kind: 'discuss'; ready: Seat[] }
  | { kind: 'call'; call: Call; asked: Seat[]; answered: boolean; claim: Claim | null }
  | { kind: 'turn' }
  | { kind: 'callOrder'; seat: Seat }
  | ({ kind: 'answer'; offered: Seat[]; reply: Reply | null; wish: Wish | null } & SeenChain)
  | ({ kind: 'react'; offered: Seat[]; wish: Wish | null } & SeenChain)
  | { kind: 'lineUp'; asked: Seat[]; answer: LineUpAnswer | null }
  | { kind: 'passOrder'; seat: Seat; tied: Seat[] }
  | { kind: 'passTurn' }
  | { kind: 'nextRound'; ready: Seat[]; result: RoundResult }
  | { kind: 'over'; result: RoundResult; places: Seat[][]; winners: Seat[] }

/** What all know of a seat. */
export interface SeenSeat {
  score: number
  status: Status
  passed: boolean
  /** Null: face down. */
  robot: Robot | null
  power: Power | null
  /** PlusBot's, once proved. */
  level: number | null
  allegiance: ShownAllegiance | null
  /** The coin has been flipped this round. */
  flipped: boolean
}

export interface OwnSeat {
  robot: Robot
  power: Power
  allegiance: Allegiance
  orders: Orders
  bonus: Bonus | null
  pretended: boolean
  exposed: boolean
  /** Every call it could have used has gone by. */
  missed: boolean
}

export interface View {
  viewer: Viewer
  options: Options
  phase: SeenPhase
  round: number
  seats: SeenSeat[]
  npc: { power: Power; allegiance: Allegiance } | null
  called: Call | null
  /** Claimants of the last call who have not acted yet. */
  queue: Seat[]
  /** How the viewer will prove its claim, if it is among them. */
  claim: Claim | null
  line: Place[] | null
  turn: Turn | null
  previous: Seat | null
  declared: Copied[]
  nobodyPasses: boolean
  /** The viewer's own cards; null for watchers. */
  own: OwnSeat | null
  /** Shows to some that the viewer gave or received, the oldest first. */
  whispered: PrivateShow[]
}

export interface EvilRobotsClassic {
  State: State
  Decisions: Decisions
  Offers: Offers
  Event: Event
  View: View
  Options: Options
  Clock: 'discuss' | 'call' | 'turn' | 'sort' | 'answer' | 'react' | 'lineUp' | 'nextRound'
}
