import type { Direction, RobotIndex } from '@robot-night/engine/games/cardbot-derby'
import { degreesOf, plus, WAYS, type Point } from '../board/geometry.ts'
import type { Flash } from './motion.ts'
import { EASE, MS } from './timing.ts'

/** Where two meet. */
export function star(place: Point, at: number): Flash {
  const poses = [
    { ...place, at: at - 10, wide: 0.3, high: 0.3, seen: 0, ease: 'ease-out' },
    { ...place, at: at + 50, wide: 1.15, high: 1.15, seen: 1 },
    { ...place, at: at + 80, wide: 1.15, high: 1.15, seen: 1, ease: EASE },
    { ...place, at: at + 240, wide: 1.5, high: 1.5, tilt: 20, seen: 0 },
  ]
  return { mark: 'star', robot: null, degrees: 0, poses }
}

/** Behind who dashes. */
export function lines(place: Point, { robot, dir, at }: { robot: RobotIndex; dir: Direction; at: number }): Flash {
  const behind = plus(place, WAYS[dir], -0.45)
  const poses = [
    { ...plus(behind, WAYS[dir], -0.3), at, seen: 0 },
    { ...behind, at: at + 130, seen: 0.9 },
    { ...behind, at: at + 180, seen: 0.9 },
    { ...plus(behind, WAYS[dir], 0.2), at: at + 380, seen: 0 },
  ]
  return { mark: 'lines', robot, degrees: degreesOf(dir) - 90, poses }
}

/** Next to the robot that slides. */
export function hiss(place: Point, dir: Direction, ms: number): Flash {
  const poses = [
    { ...plus(place, WAYS[dir], -0.5), at: 0, seen: 0 },
    { ...plus(place, WAYS[dir], -0.3), at: ms * 0.3, seen: 1 },
    { ...plus(place, WAYS[dir], 0.4), at: ms, seen: 0.8 },
    { ...plus(place, WAYS[dir], 0.5), at: ms + MS.pause, seen: 0 },
  ]
  return { mark: 'hiss', robot: null, degrees: degreesOf(dir) - 90, poses }
}

/** Round a target that is touched. */
export function glow(place: Point, at: number): Flash {
  const poses = [
    { ...place, at, wide: 0.5, high: 0.5, seen: 0, ease: EASE },
    { ...place, at: at + 140, wide: 1.1, high: 1.1, seen: 1 },
    { ...place, at: at + 380, wide: 1.15, high: 1.15, tilt: 20, seen: 1, ease: 'ease-in' },
    { ...place, at: at + MS.glow, wide: 1.5, high: 1.5, tilt: 30, seen: 0 },
  ]
  return { mark: 'glow', robot: null, degrees: 0, poses }
}

/** A ring that comes and goes. */
export function flashAt(mark: 'ring', place: Point, ms: number): Flash {
  const poses = [
    { ...place, at: 0, wide: 1.2, high: 1.2, seen: 0 },
    { ...place, at: ms / 2, wide: 0.7, high: 0.7, tilt: 90, seen: 1 },
    { ...place, at: ms, wide: 1.3, high: 1.3, tilt: 180, seen: 0 },
  ]
  return { mark, robot: null, degrees: 0, poses }
}

/** Below who can't turn. */
export function tarStrings({ x, y }: Point, ms: number): Flash {
  const place = { x, y: y + 0.28 }
  const poses = [
    { ...place, at: 0, high: 0.6, seen: 0 },
    { ...place, at: ms * 0.3, seen: 1 },
    { ...place, at: ms * 0.8, high: 1.1, seen: 1 },
    { ...place, at: ms, high: 0.6, seen: 0 },
  ]
  return { mark: 'tar', robot: null, degrees: 0, poses }
}
