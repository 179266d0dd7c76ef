import { describe, expect, it } from 'vitest'
import { degreesOf, pointOf } from '../board/geometry.ts'
import { motionOf } from './keyframes.ts'
import { storyboard, type Shot } from './storyboard.ts'
import type { Motion } from './motion.ts'
import { anyRound, diceFrom } from './testing.ts'

/** What is wrong with the way in which a shot is animated. */
function faultsOf(shot: Shot, motion: Motion): string[] {
  const still = { tilt: 0, wide: 1, high: 1, seen: 1 }
  return [
    ...motion.tracks.flatMap(({ robot, poses }) => {
      const [first, last] = [poses[0]!, poses.at(-1)!]
      const [from, to] = [shot.before[robot]!, shot.after[robot]!]
      const isMet = (x: number, y: number, at: number) => (((x % 7) + 7) % 7) + 7 * y === at
      return [
        ...(isMet(first.x, first.y, from.at) ? [] : [`${robot} begins elsewhere`]),
        ...(isMet(last.x, last.y, to.at) ? [] : [`${robot} ends elsewhere`]),
        ...(Object.entries(still).some(([key, value]) => ({ ...still, ...last })[key as 'tilt'] !== value)
          ? [`${robot} ends crooked`]
          : []),
      ]
    }),
    ...motion.turns.flatMap(({ robot, stops }) =>
      (stops.at(-1)!.degrees - degreesOf(shot.after[robot]!.facing)) % 360 === 0 ? [] : [`${robot} faces elsewhere`],
    ),
    ...shot.after.flatMap(({ at, facing }, robot) => {
      const before = shot.before[robot]!
      const isTracked = motion.tracks.some((track) => track.robot === robot)
      const isTurned = motion.turns.some((turn) => turn.robot === robot)
      return (at === before.at || isTracked) && (facing === before.facing || isTurned) ? [] : [`${robot} jumps`]
    }),
    ...[...motion.tracks.map(({ poses }) => poses), ...motion.flashes.map(({ poses }) => poses)].flatMap((poses) =>
      poses.every(({ at }, place) => at <= motion.ms + 1 && at >= (poses[place - 1]?.at ?? -10)) ? [] : ['out of time'],
    ),
  ]
}

const shotsOf = (seed: number) => {
  const dice = diceFrom(seed)
  return Array.from({ length: 80 }, () => {
    const { board, start, steps } = anyRound(dice)
    return storyboard(start, steps, { isBelt: (at) => board.features[at]?.kind === 'belt', paid: [] })
  }).flat()
}

describe('how a shot is animated', () => {
  const shots = shotsOf(3)

  it('begins where all stand and ends where they come to stand, upright, whatever happens', () => {
    expect(shots.flatMap((shot) => faultsOf(shot, motionOf(shot)))).toEqual([])
    expect(new Set(shots.map(({ part }) => part)).size).toBe(6)
  })

  it('would be noticed to be wrong', () => {
    const shot = shots.find(({ events }) => events[0]?.kind === 'moved')!
    const motion = motionOf(shot)
    const bent = motion.tracks.map((track) => ({
      ...track,
      poses: track.poses.map((pose) => ({ ...pose, x: pose.x + 1 })),
    }))
    expect(faultsOf(shot, { ...motion, tracks: bent })).not.toEqual([])
    expect(faultsOf(shot, { ...motion, tracks: [] })).not.toEqual([])
    expect(faultsOf(shot, { ...motion, ms: 10 })).toContain('out of time')
  })

  it('goes over the seam by the short way', () => {
    const ways = shots.flatMap((shot) => motionOf(shot).tracks.map(({ poses }) => poses))
    const isJump = (poses: (typeof ways)[number]) => poses.some(({ seen }) => seen === 0)
    const far = ways.filter((poses) => !isJump(poses) && Math.abs(poses.at(-1)!.x - poses[0]!.x) > 1)
    expect(far).toEqual([])
    expect(ways.some((poses) => poses.at(-1)!.x === 7)).toBe(true)
    expect(ways.some((poses) => poses.at(-1)!.x === -1)).toBe(true)
  })

  it('lets the belts run when somebody rides, and only then', () => {
    for (const shot of shots) {
      const isRidden = shot.events.some((event) => event.kind === 'moved' && event.cause === 'belt')
      expect(motionOf(shot).belts !== null).toBe(isRidden)
    }
  })

  it('lights a target when the robot that touches it is there', () => {
    const touching = shots.find(({ events }) => events.some(({ kind }) => kind === 'touched'))!
    const touched = touching.events.find(({ kind }) => kind === 'touched')!
    const robot = touched.kind === 'touched' ? touched.robot : -1
    const glow = motionOf(touching).flashes.find(({ mark }) => mark === 'glow')!
    expect(glow.poses[0]).toMatchObject(pointOf(touching.after[robot]!.at))
    expect(glow.poses[0]!.at).toBeGreaterThan(0)
  })
})
