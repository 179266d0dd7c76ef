import { isStill } from '#lib/motion/enter.ts'
import type { Motion, Pose, Track } from '../playback/motion.ts'
import { twinOf, type Point } from './geometry.ts'

const FADE_MS = 160
const HIT_MS = 140

/**
 * Sets a shot going on a board that already shows how it ends. All of its animations last as long as the shot.
 * `tile`: px. Places are said in px, for what goes by hundredths of its own size keeps the page itself busy.
 */
export function animate(root: HTMLElement, motion: Motion, tile: number): Animation[] {
  if (isStill()) return fades(root, motion)
  const stage: Stage = { root, ms: motion.ms, tile }
  return [
    ...motion.tracks.flatMap((track) => tracked(stage, track)),
    ...turned(stage, motion),
    ...flashed(stage, motion),
    ...rolled(stage, motion),
    ...shaken(stage, motion),
  ]
}

interface Stage {
  root: HTMLElement
  ms: number
  tile: number
}

const placed = ({ x, y }: Point, tile: number): string => `${rounded(x * tile)}px ${rounded(y * tile)}px`
const rounded = (px: number): number => Math.round(px * 100) / 100

const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]

function fades(root: HTMLElement, { tracks, turns }: Motion): Animation[] {
  const seen = [...tracks.map(({ robot }) => `[data-robot="${robot}"]`), ...turns.map(turning)]
  return seen.flatMap((selector) =>
    all(root, selector).map((node) => node.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)),
  )
}

const turning = ({ robot }: { robot: number }): string => `[data-robot="${robot}"] .turn`

/** A robot and its copy in the opposite peek go the same way. */
function tracked({ root, ms, tile }: Stage, { robot, poses }: Track): Animation[] {
  const [first] = poses
  if (!first) return []
  const away = { x: twinOf(first).x - first.x, y: 0 }
  return all(root, `[data-robot="${robot}"]`).flatMap((node) => {
    const by = node.dataset['twin'] === undefined ? { x: 0, y: 0 } : away
    const way = framesOf(poses, ms, (pose) => ({
      translate: placed({ x: pose.x + by.x, y: pose.y + by.y }, tile),
      opacity: pose.seen ?? 1,
    }))
    const pose = node.firstElementChild
    return [node.animate(way, timing(ms)), ...(pose ? [pose.animate(framesOf(poses, ms, posture), timing(ms))] : [])]
  })
}

const posture = ({ wide = 1, high = 1, tilt = 0 }: Pose): Keyframe => ({
  transform: `rotate(${tilt}deg) scale(${wide}, ${high})`,
})

function turned({ root, ms }: Stage, { turns }: Motion): Animation[] {
  return turns.flatMap((turn) => {
    const frames = framesOf(turn.stops, ms, ({ degrees }) => ({ rotate: `${degrees}deg` }))
    return all(root, turning(turn)).map((node) => node.animate(frames, timing(ms)))
  })
}

function flashed({ root, ms, tile }: Stage, { flashes }: Motion): Animation[] {
  return flashes.flatMap(({ poses, degrees }, at) => {
    const frames = framesOf(poses, ms, (pose) => ({
      translate: placed(pose, tile),
      opacity: pose.seen ?? 1,
      transform: `rotate(${degrees + (pose.tilt ?? 0)}deg) scale(${pose.wide ?? 1}, ${pose.high ?? 1})`,
    }))
    return all(root, `[data-flash="${at}"]`).map((node) => node.animate(frames, timing(ms)))
  })
}

function rolled({ root, ms, tile }: Stage, { belts }: Motion): Animation[] {
  if (!belts) return []
  const from = { at: belts.at, part: 0, ease: 'cubic-bezier(.45, 0, .55, 1)' }
  return all(root, '.run').map((node) => {
    const { x = '0', y = '0' } = node.dataset
    const stops = [from, { at: belts.at + belts.ms, part: 1 }]
    const frames = framesOf(stops, ms, ({ part }) => ({
      translate: placed({ x: Number(x) * part, y: Number(y) * part }, tile),
    }))
    return node.animate(frames, timing(ms))
  })
}

/** The table, when two meet. */
function shaken({ root, ms }: Stage, { hits }: Motion): Animation[] {
  const drum = root.querySelector('.drum')
  if (!drum) return []
  return hits.map((hit) => {
    const stops = [0, 4, -2, 0].map((x, beat) => ({ x, at: hit + (HIT_MS * beat) / 3 }))
    return drum.animate(
      framesOf(stops, ms, ({ x }) => ({ translate: `${x}px 0` })),
      timing(ms),
    )
  })
}

const timing = (duration: number): KeyframeAnimationOptions => ({ duration, fill: 'both' })

/** Before its first moment something is as it is then, and after its last one as it was then. */
export function framesOf<P extends { at: number; ease?: string }>(
  poses: readonly P[],
  ms: number,
  frame: (pose: P) => Keyframe,
): Keyframe[] {
  const inside = poses.map((pose) => ({
    ...frame(pose),
    offset: Math.min(1, Math.max(0, pose.at / ms)),
    easing: pose.ease ?? 'linear',
  }))
  const [first, last] = [inside[0], inside.at(-1)]
  return [
    ...(first && first.offset > 0 ? [{ ...first, offset: 0, easing: 'linear' }] : []),
    ...inside,
    ...(last && last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ]
}
