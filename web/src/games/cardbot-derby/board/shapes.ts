import type { Direction, RobotIndex, Square } from '@robot-night/engine/games/cardbot-derby'

/** A robot as it stands on the board. */
export interface Token {
  robot: RobotIndex
  at: Square
  facing: Direction
  /** Which of the nine faces and hues; null: a drone. */
  face: number | null
  /** Told apart by a number: two robots of one seat, or several drones. */
  plate: number | null
  name: string
  isMine: boolean
}

/** Where a robot would come by itself. */
export interface Ghost {
  robot: RobotIndex
  face: number | null
  /** Not the one that is being looked at. */
  isFaint: boolean
  /** Where it sets out. */
  at: Square
  facing: Direction
  /** A command each. */
  steps: readonly GhostStep[]
}
export interface GhostStep {
  legs: readonly GhostLeg[]
  at: Square
  facing: Direction
  /** It has touched the target that was next. */
  isTouch: boolean
}
/** `own`: a step of its own, or a slide that comes of it; a jump has no way between. */
export interface GhostLeg {
  kind: 'own' | 'belt' | 'jump'
  from: Square
  to: Square
  dir: Direction | null
}

/** A way that may be chosen, shown on the square it leads to. */
export interface Arrow {
  dir: Direction
  square: Square
  label: string
  /** What is taken if nothing is chosen. */
  isDefault: boolean
}

/** A small note on a square. */
export interface Note {
  square: Square
  text: string
}
