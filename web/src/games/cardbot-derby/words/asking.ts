import type { Direction, Target } from '@robot-night/engine/games/cardbot-derby'
import type { Said } from '#lib/stage/telling.ts'
import type { Sitting, Who } from './telling.ts'

/** The board, for who hears it. Columns, rows and start slots count from 1. */
export interface BoardWords {
  label: string
  square(column: number, row: number): string
  at(is: { square: string; features: readonly string[]; robots: readonly string[] }): string
  robot(is: { name: string; facing: Direction; isMine: boolean }): string
  feature: Readonly<Record<'plain' | 'portal' | 'tar' | 'ice', string>> & {
    belt(dir: Direction): string
    turntable(turns: 'left' | 'right'): string
    wall(side: Direction): string
    /** It leads out of the square, or into it. */
    gate(side: Direction, way: 'out' | 'in'): string
    target(target: Target): string
    start(slot: number, facing: Direction): string
  }
  empty: string
  robots: string
  squares: string
  ghost(is: { name: string; end: string; facing: Direction }): string
}

/** The round as it runs, and when it is looked at again. */
export interface TapeWords {
  label: string
  step(step: number, state: 'done' | 'now' | 'ahead'): string
  stage: Readonly<Record<'commands' | 'belts' | 'slides' | 'teleports' | 'turntables', string>>
  back: string
  on: string
  pause: string
  play: string
  speed(times: string): string
  controls: string
}

/** The strip: how far everybody is. */
export interface RaceWords {
  label: string
  racer(is: {
    who: string
    reached: readonly string[]
    next: string | null
    pile: number
    isReady: boolean | null
  }): string
  nextIs(next: Target | null): string
  pile(size: number): string
  choosing: string
  /** The match was stopped: nobody chooses any more. */
  stopped: string
  ready: string
  /** For where there is little room; `number` where there are several. */
  drone(number: number | null): string
}

/** Ordering one's cards. Places count from 1. */
export interface MineWords {
  hand: string
  cover: string
  spare: string
  keys: string
  card(is: { card: string; command: string; place: number | null; what: string | null }): string
  picked(card: string): string
  placed(card: string, place: number | null): string
  swapped(one: string, other: string): string
  putBack(card: string): string
  ghost: string
  tab(nth: number, isReady: boolean): string
}

/** Under a register: what its command comes to, if nobody interferes. */
export interface CaptionWords {
  step: string
  edge: string
  wall: string
  turntable: string
  seam: string
  face: Readonly<Record<Direction, string>>
  spin: string
  stuck: string
  tar: string
  ice: string
  portal: string
  belt: string
  slide: string
  target(target: Target): string
}

export interface AskWords {
  program: Said
  /** The fuse burns. */
  rush: Said
  picked(card: string): Said
  /** In place of what else is said below: more were drawn than are played. */
  spareToo(drawn: number): string
  handOver: string
  handOverNth(nth: number): string
  refused: string
  ping(pinged: Who, fallback: Direction): Said
  /** No clock runs. */
  pingUntimed: string
  dir: Readonly<Record<Direction, string>>
  arrow(dir: Direction, square: string): string
}

export interface WaitingWords {
  /** Those who are still choosing. */
  handedOver(open: readonly Sitting[]): Said
  programming(open: readonly Sitting[]): Said
  lit(by: Sitting): string
  fuse: string
  ping(by: Sitting, pinged: Who): Said
}

export interface ShowWords {
  step(step: number): string
  /** Under the cards of a step. */
  you: Readonly<Record<'now' | 'next' | 'last', string>>
  done: string
  moving: string
  next: string
  last: string
  again: string
  order: string
  /** A card of the step as it is acted out, for who hears it. */
  card(is: { who: string; card: string; command: string; state: string }): string
  looksAgain(round: number): string
  toNow: string
}

export interface OverWords {
  slogan: string
  won(who: Sitting): string
  shared(names: readonly string[]): string
  drone: string
  droneToo: string
  limit: string
  when(round: number): string
  place(place: number): string
  detail(reached: readonly Target[]): string
  laps: string
  robot: string
  round(round: number): string
  lap(who: string, reached: readonly { target: Target; round: number }[]): string
  piles: string
}
