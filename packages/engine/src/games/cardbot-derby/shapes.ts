import type { Seat, Viewer } from '../../core/game.ts'

export const SUITS = ['H', 'C', 'D', 'S'] as const
/** Ace high. */
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export const TARGETS = ['J', 'Q', 'K'] as const
/** Clockwise. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]
export type Target = (typeof TARGETS)[number]
export type Direction = (typeof DIRECTIONS)[number]
/** A robot, by its place in `robots`. */
export type RobotIndex = number
/** One of the 49 squares: 7y + x, x from the left, y from the top. */
export type Square = number

export interface Options {
  /** The name of one of our boards, or a board's own text (`readBoard` says how it is written). */
  board: string
  robotsPerPlayer: 'auto' | 1 | 2
  drones: 'auto' | 0 | 1 | 2 | 3 | 4
  /** The King counts only for who stands on it after the fifth command (CD-77). */
  finishOnTarget: boolean
  drawCount: 5 | 6 | 7
}

/** Where a robot stands; all that a command step needs to know and changes of it. Nothing in it is secret. */
export interface Placement {
  at: Square
  facing: Direction
  /** The way it last came, if it came by a step, shove, ping, belt or slide (CD-49). */
  entry: Direction | null
  /** The target that it must touch next; null once it has touched all. */
  next: Target | null
}

export interface Robot extends Placement {
  /** Null: a drone. */
  seat: Seat | null
  suit: Suit
  /** Top first. */
  pile: Rank[]
  /** This round's cards until the program is handed in, in the order drawn. */
  drawn: Rank[]
  /** The same cards, as the seat has laid them. */
  draft: Rank[]
  /** Five ranks, once handed in. */
  program: Rank[] | null
  /** This round. */
  touched: Target[]
  /** With the card paid for it, by round. */
  reached: { target: Target; round: number }[]
}

/** The round that is run, or was run last: what can't be worked out again from the rules alone. */
export interface Race {
  round: number
  /** By robot, as the round began. */
  start: Placement[]
  /** `commands[robot]`: those revealed so far. */
  commands: Rank[][]
  /** `orders[step]`: the robots as they act in it, highest card first. */
  orders: RobotIndex[][]
  /** The side taken wherever there was a choice, in the order of asking. */
  sides: Direction[]
}

/** What is left of a command step that waits for a choice. Plain data, filled in by `race/`. */
export interface Rest {
  /** From 0. */
  step: number
  order: RobotIndex[]
  stage: 'commands' | 'belts' | 'slides' | 'teleports'
  /** Who still acts in this stage, the one that waits first. */
  left: RobotIndex[]
  /** Belts: on which tile each of `left` stood when the stage began. */
  tiles: Square[]
  /** Slides: how often each robot has slid in this step; 2: it is finished. */
  slid: number[]
}

/** A robot that could be pushed aside to either side (CD-46). */
export interface Choice {
  robot: RobotIndex
  /** Who gives way, and from where. */
  pinged: RobotIndex
  square: Square
  /** The way the mover goes. */
  dir: Direction
  /** Right of the movement first: that is the default. */
  sides: [Direction, Direction]
}

export type Result = 'win' | 'droneWin' | 'roundLimit'
export type Phase =
  /** `afterRace`: another round went before, and people may still watch it. */
  | { kind: 'choose'; afterRace: boolean }
  /** `afterRace`: a part of the race went before that people may still watch. */
  | ({ kind: 'ping'; seat: Seat; cause: MoveCause; afterRace: boolean; then: Rest } & Choice)
  | { kind: 'over'; result: Result; winners: RobotIndex[]; places: Seat[][] }

export interface State {
  options: Options
  seats: number
  phase: Phase
  /** From 1; 0 while setting up. */
  round: number
  robots: Robot[]
  race: Race | null
}

/** It may be any robot and any cards; `refuse` checks them. */
export interface Order {
  robot: RobotIndex
  order: string[]
}

/** A type and not an interface, so that it passes for a record of questions. */
export type Decisions = {
  /** One question for the seat, which it answers once for each of its robots. */
  program: { prompt: { robots: { robot: RobotIndex; drawn: Rank[] }[] }; action: Order }
  ping: { prompt: Choice & { afterRace: boolean }; action: { dir: string } }
}
export type Offers = {
  /** A draft, which counts if time runs out. */
  arrange: { prompt: { robots: { robot: RobotIndex; drawn: Rank[] }[] }; action: Order }
}

/** How a robot moves on its own. */
export type MoveCause = 'move' | 'belt' | 'slide'

/** The events of a command step. Everyone hears all of them. */
export type RaceEvent =
  /** `step` from 0; highest card first. */
  | { kind: 'revealed'; step: number; order: { robot: RobotIndex; card: Rank }[] }
  /** `quarter`: quarter turns clockwise, 0 to 3; 0 is a turn all the way round. */
  | { kind: 'turned'; robot: RobotIndex; facing: Direction; quarter: number }
  /** A turn on a sticky square. */
  | { kind: 'stuck'; robot: RobotIndex }
  /** `by`: the mover, for a shove or a ping. `together`: belt riders that set out at the same time. */
  | {
      kind: 'moved'
      robot: RobotIndex
      from: Square
      to: Square
      dir: Direction
      cause: MoveCause | 'shove' | 'ping'
      by: RobotIndex | null
      together: boolean
    }
  /** `wall`: also a gate from behind. `braced`: who is in the way has a wall behind it. */
  | { kind: 'blocked'; robot: RobotIndex; dir: Direction; reason: 'edge' | 'wall' | 'jam' | 'braced' }
  /** By turntables, all at once; `quarter` as of a turn: 1 right, 3 left. */
  | { kind: 'spun'; robots: { robot: RobotIndex; facing: Direction; quarter: 1 | 3 }[] }
  | { kind: 'teleported'; robots: { robot: RobotIndex; from: Square; to: Square }[] }
  | { kind: 'touched'; robot: RobotIndex; target: Target }

export type Event =
  | RaceEvent
  | { kind: 'roundStarted'; round: number; pole: RobotIndex }
  /** `cards`: for the robot's seat; null for all others. */
  | { kind: 'drew'; robot: RobotIndex; count: number; pileLeft: number; cards: Rank[] | null }
  | { kind: 'handedIn'; robot: RobotIndex; by: 'seat' | 'timeout' | 'drone' }
  | { kind: 'pingChosen'; seat: Seat | null; robot: RobotIndex; dir: Direction; by: 'seat' | 'timeout' | 'drone' }
  | { kind: 'targetPaid'; robot: RobotIndex; target: Target; pileLeft: number }
  | { kind: 'pileShuffled'; robot: RobotIndex }
  | { kind: 'gameOver'; result: Result; winners: RobotIndex[]; places: Seat[][] }

export interface SeenRobot extends Placement {
  seat: Seat | null
  suit: Suit
  pileSize: number
  hasProgram: boolean
  touched: Target[]
  reached: { target: Target; round: number }[]
}

/** One of the viewer's own robots. */
export interface OwnRobot {
  robot: RobotIndex
  drawn: Rank[]
  draft: Rank[]
  program: Rank[] | null
}

export interface View {
  /** Whose view this is. */
  viewer: Viewer
  options: Options
  seats: number
  phase: Phase
  round: number
  robots: SeenRobot[]
  race: Race | null
  /** The viewer's own robots; empty for a spectator. */
  own: OwnRobot[]
  /** All piles, top first, by robot, once the match is over. */
  open: { piles: Rank[][] } | null
}

export interface CardbotDerby {
  State: State
  Decisions: Decisions
  Offers: Offers
  Event: Event
  View: View
  Options: Options
  Clock: 'program' | 'afterRace' | 'ping' | 'pingAfterRace'
}
