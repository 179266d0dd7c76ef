import type { Point } from '../board/geometry.ts'
import type { RobotIndex } from '@robot-night/engine/games/cardbot-derby'

/** How something lies at a moment: its place, and what else of it changes. */
export interface Pose extends Point {
  /** ms from the start. */
  at: number
  /** Degrees. */
  tilt?: number
  wide?: number
  high?: number
  seen?: number
  /** To the next one. */
  ease?: string
}
/** The way of a robot through a shot. */
export interface Track {
  robot: RobotIndex
  poses: readonly Pose[]
}
/** What a robot stands on turns under it; its face stays upright. */
interface Turn {
  robot: RobotIndex
  /** ms and degrees. */
  stops: readonly { at: number; degrees: number; ease?: string }[]
}
/** What flashes up on the board. */
export interface Flash {
  mark: 'star' | 'lines' | 'hiss' | 'glow' | 'ring' | 'tar'
  /** In its hue; null: it has its own. */
  robot: RobotIndex | null
  /** Points this way; without one it has none. */
  degrees: number
  poses: readonly Pose[]
}

/** All that moves in a shot, in ms at leisure. */
export interface Motion {
  ms: number
  tracks: readonly Track[]
  turns: readonly Turn[]
  flashes: readonly Flash[]
  /** The belts run one square on; null: they stand. */
  belts: { at: number; ms: number } | null
  /** When the table is hit. */
  hits: readonly number[]
  /** Whom it is about; null: everybody. */
  cast: readonly RobotIndex[] | null
}

/** A motion as it is shown now. */
export interface Shown {
  motion: Motion
  /** Another one for each time that it is shown. */
  key: number
  /** How fast, 1 at leisure. */
  rate: number
  isPaused: boolean
  /** Stands at this moment, in ms; null: it runs. */
  frozen: number | null
}

export const STILL: Motion = { ms: 0, tracks: [], turns: [], flashes: [], belts: null, hits: [], cast: null }
