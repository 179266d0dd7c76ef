import type { RaceEvent, RobotIndex } from '@robot-night/engine/games/cardbot-derby'
import { degreesOf, plus, pointOf, WAYS, type Point } from '../board/geometry.ts'
import type { Paid, Shot } from './storyboard.ts'
import { flashAt, glow, hiss, lines, star, tarStrings } from './flashes.ts'
import { STILL, type Flash, type Motion, type Pose, type Track } from './motion.ts'
import { EASE, EVEN, FALL, MS, RUSH } from './timing.ts'

type EventOf<K extends RaceEvent['kind']> = Extract<RaceEvent, { kind: K }>
type Moved = EventOf<'moved'>

/** How a shot is animated. All of it is transforms: nothing is laid out again. */
export function motionOf(shot: Shot): Motion {
  const motion = animated(shot)
  const touches = touchesIn(shot, motion)
  if (touches.length === 0) return motion
  const end = Math.max(motion.ms, ...touches.map(({ at, ms }) => at + ms))
  return { ...motion, ms: end, flashes: [...motion.flashes, ...touches.map(({ flash }) => flash)] }
}

function animated(shot: Shot): Motion {
  const [first] = shot.events
  if (!first) return STILL
  switch (first.kind) {
    case 'revealed':
      return { ...STILL, ms: MS.reveal }
    case 'turned':
      return turned(shot, first)
    case 'stuck':
      return stuck(shot, first)
    case 'blocked':
      return blocked(shot, first)
    case 'moved':
      return first.together ? carried(shot) : moved(shot)
    case 'teleported':
      return teleported(first)
    case 'spun':
      return spun(shot, first)
    case 'touched':
      return { ...STILL, ms: MS.pause, cast: [first.robot] }
    case 'targetPaid':
      return paid(shot, first)
    default:
      return first satisfies never
  }
}

const movesIn = ({ events }: Shot): Moved[] => events.filter((event): event is Moved => event.kind === 'moved')

/** Rock from side to side, once hit. */
const rocking = (place: Point, at: number): Pose[] =>
  [6, -4, 2, 0].map((tilt, beat) => ({ ...place, at: at + (MS.rock * beat) / 3, tilt }))

function turned({ before }: Shot, { robot, facing, quarter }: EventOf<'turned'>): Motion {
  const from = degreesOf(before[robot]?.facing ?? facing)
  const quarters = quarter === 0 ? 4 : quarter === 3 ? -1 : quarter
  const ms = MS.turn * (Math.abs(quarters) > 2 ? 1.7 : Math.abs(quarters) > 1 ? 1.3 : 1)
  const stops = [
    { at: 0, degrees: from, ease: EASE },
    { at: ms, degrees: from + 90 * quarters },
  ]
  return { ...STILL, ms: ms + MS.pause, turns: [{ robot, stops }], cast: [robot] }
}

/** All turntables at once. */
function spun({ before }: Shot, { robots }: EventOf<'spun'>): Motion {
  const turns = robots.map(({ robot, facing, quarter }) => {
    const from = degreesOf(before[robot]?.facing ?? facing)
    const by = quarter === 3 ? -90 : 90
    return {
      robot,
      stops: [
        { at: 0, degrees: from, ease: EVEN },
        { at: MS.spin, degrees: from + by },
      ],
    }
  })
  return { ...STILL, ms: MS.spin + MS.pause, turns, cast: robots.map(({ robot }) => robot) }
}

/** It pulls, and the tar pulls back. */
function stuck({ before }: Shot, { robot }: EventOf<'stuck'>): Motion {
  const stand = before[robot]
  if (!stand) return STILL
  const [from, place] = [degreesOf(stand.facing), pointOf(stand.at)]
  const stops = [0, 18, -10, 8, 0].map((pull, beat) => ({ at: (MS.stuck * beat) / 4, degrees: from + pull }))
  const flashes = [tarStrings(place, MS.stuck)]
  return { ...STILL, ms: MS.stuck + MS.pause, turns: [{ robot, stops }], flashes, cast: [robot] }
}

/** Against the edge, or against somebody who has nowhere to go. */
function blocked({ before, part }: Shot, { robot, dir, reason }: EventOf<'blocked'>): Motion {
  const stand = before[robot]
  if (!stand) return STILL
  const [place, way] = [pointOf(stand.at), WAYS[dir]]
  const set = part === 'commands' ? MS.wind : 0
  const hit = set + MS.dash
  const reach = reason === 'edge' || reason === 'wall' ? 0.08 : 0.2
  const poses: Pose[] = [
    ...(set > 0 ? windingUp(place, way) : []),
    { ...place, at: set, ...(set > 0 && LEANING), ease: RUSH },
    { ...plus(place, way, reach), at: hit, ease: 'linear' },
    { ...plus(place, way, reach), at: hit + MS.hold, ...squeezed(way), ease: EASE },
    { ...place, at: hit + MS.hold + MS.back, tilt: 4 },
    { ...place, at: hit + MS.hold + MS.back + MS.rock / 2 },
  ]
  const flashes = [star(plus(place, way, reach === 0.2 ? 0.6 : 0.5), hit)]
  const ms = hit + MS.hold + MS.back + MS.rock / 2 + MS.pause
  return {
    ...STILL,
    ms,
    tracks: [{ robot, poses }],
    turns: [],
    flashes,
    hits: [hit],
    cast: reach === 0.2 ? castOf(before, robot, plus(place, way)) : [robot],
  }
}

const LEANING = { wide: 0.94, high: 1.04 }

/** Leans back a little before it sets out. */
const windingUp = (place: Point, way: Point): Pose[] => [
  { ...place, at: 0, ease: EVEN },
  { ...plus(place, way, -0.09), at: MS.wind - 1, ...LEANING, ease: 'linear' },
]

const squeezed = ({ x }: Point): { wide: number; high: number } =>
  x === 0 ? { wide: 1.08, high: 0.88 } : { wide: 0.88, high: 1.08 }

function castOf(before: Shot['before'], robot: RobotIndex, { x, y }: Point): RobotIndex[] {
  const other = before.findIndex(({ at }) => at === 7 * y + ((x + 7) % 7))
  return other === -1 || other === robot ? [robot] : [robot, other]
}

/** A step, a slide, a belt: into an empty square, or onto somebody who then gives way. */
function moved(shot: Shot): Motion {
  const moves = movesIn(shot)
  const mover = moves.at(-1)
  if (!mover) return STILL
  const pushed = moves.find((each) => each !== mover)
  return pushed ? shoved(mover, pushed) : stepped(mover)
}

function stepped({ robot, from, dir, cause }: Moved): Motion {
  const [place, way] = [pointOf(from), WAYS[dir]]
  const kind = cause === 'slide' || cause === 'belt' ? cause : 'move'
  const [ms, ease] = STEPS[kind]
  const poses = [
    { ...place, at: 0, ease },
    { ...plus(place, way), at: ms },
  ]
  const flashes = kind === 'slide' ? [hiss(place, dir, ms)] : []
  const belts = kind === 'belt' ? { at: 0, ms } : null
  return { ...STILL, ms: ms + MS.pause, tracks: [{ robot, poses }], flashes, belts, cast: [robot] }
}

const STEPS = { move: [MS.step, EASE], slide: [MS.slide, 'linear'], belt: [MS.belt, EVEN] } as const

/** Wind up, dash, hit and hold, and both go on: straight for a shove, round the corner for a ping. */
function shoved(mover: Moved, pushed: Moved): Motion {
  const set = mover.cause === 'move' ? MS.wind : 0
  const [place, way] = [pointOf(mover.from), WAYS[mover.dir]]
  const [near, hit] = [plus(place, way, 0.2), set + MS.dash]
  const go = hit + MS.hold
  const end = go + MS.go
  const runner: Pose[] = [
    ...(set > 0 ? windingUp(place, way) : []),
    { ...plus(place, way, set > 0 ? -0.09 : 0), at: set, ...(set > 0 && LEANING), ease: FALL },
    { ...near, at: hit, ease: 'linear' },
    { ...near, at: go, ...squeezed(way), ease: EASE },
    { ...plus(place, way), at: end },
  ]
  const flashes: Flash[] = [
    lines(place, { robot: mover.robot, dir: mover.dir, at: set + 20 }),
    star(plus(place, way, 0.6), hit),
  ]
  const victim = pushed.cause === 'ping' ? around(pushed, way, go) : straight(pushed, way, go)
  const tracks: Track[] = [
    { robot: mover.robot, poses: runner },
    { robot: pushed.robot, poses: [{ ...pointOf(pushed.from), at: 0 }, ...impact(pushed, way, hit), ...victim] },
  ]
  const belts = mover.cause === 'belt' ? { at: 0, ms: end } : null
  const ms = end + MS.rock + MS.pause
  return { ...STILL, ms, tracks, flashes, belts, hits: [hit], cast: [mover.robot, pushed.robot] }
}

const impact = ({ from }: Moved, way: Point, hit: number): Pose[] => [
  { ...pointOf(from), at: hit, ease: 'linear' },
  { ...pointOf(from), at: hit + MS.hold, ...squeezed(way), ease: FALL_BACK },
]
const FALL_BACK = 'cubic-bezier(.1, .8, .3, 1)'

/** A little too far, tilted, and back into its square. */
function straight({ from }: Moved, way: Point, go: number): Pose[] {
  const place = pointOf(from)
  return [
    { ...plus(place, way, 1.06), at: go + MS.go * 0.7, tilt: 12, ease: EASE },
    ...rocking(plus(place, way), go + MS.go),
  ]
}

/** A quarter of a curve: carried along by the hit at first, then off to the side. */
function around({ from, dir }: Moved, way: Point, go: number): Pose[] {
  const [place, side] = [pointOf(from), WAYS[dir]]
  const curve = [0.25, 0.5, 0.75].map((part) => ({
    ...plus(plus(place, side, 1 - Math.cos((part * Math.PI) / 2)), way, 0.42 * Math.sin(part * Math.PI)),
    at: go + MS.go * part,
    tilt: 16 * part,
    ease: 'linear',
  }))
  return [...curve, ...rocking(plus(place, side), go + MS.go)]
}

/** All riders and all chevrons together. */
function carried(shot: Shot): Motion {
  const moves = movesIn(shot)
  const tracks = moves.map(({ robot, from, dir }) => ({
    robot,
    poses: [
      { ...pointOf(from), at: 0, ease: EVEN },
      { ...plus(pointOf(from), WAYS[dir]), at: MS.belt },
    ],
  }))
  const cast = moves.map(({ robot }) => robot)
  return { ...STILL, ms: MS.belt + MS.pause, tracks, belts: { at: 0, ms: MS.belt }, cast }
}

/** Shrinks into one portal and grows out of the other. */
function teleported({ robots }: EventOf<'teleported'>): Motion {
  const ends = MS.shrink + MS.grow
  const tracks = robots.map(({ robot, from, to }): Track => {
    const [here, there] = [pointOf(from), pointOf(to)]
    const gone = { wide: 0.1, high: 0.1, seen: 0 }
    const poses: Pose[] = [
      { ...here, at: 0, ease: FALL },
      { ...here, at: MS.shrink - 1, ...gone, tilt: 90, ease: 'linear' },
      { ...there, at: MS.shrink, ...gone, tilt: -90, ease: EASE },
      { ...there, at: ends },
    ]
    return { robot, poses }
  })
  const portals = new Set(robots.flatMap(({ from, to }) => [from, to]))
  const flashes = [...portals].map((square) => flashAt('ring', pointOf(square), ends))
  return { ...STILL, ms: ends + MS.pause, tracks, flashes, cast: robots.map(({ robot }) => robot) }
}

function paid({ after }: Shot, { robot }: Paid): Motion {
  const stand = after[robot]
  const flashes = stand ? [glow(pointOf(stand.at), 0)] : []
  return { ...STILL, ms: MS.paid, flashes, cast: [robot] }
}

interface Touching {
  flash: Flash
  at: number
  ms: number
}

/** Light where a target is touched, when the robot that touches it is there. */
function touchesIn({ events }: Shot, { tracks }: Motion): Touching[] {
  return events.flatMap((event, place): Touching[] => {
    if (event.kind !== 'touched') return []
    const arrival = events.slice(0, place).findLast((each) => each.kind === 'moved' && each.robot === event.robot)
    if (arrival?.kind !== 'moved') return []
    const at = arrivalOf(tracks, event.robot)
    return [{ flash: glow(pointOf(arrival.to), at), at, ms: MS.glow }]
  })
}

function arrivalOf(tracks: readonly Track[], robot: RobotIndex): number {
  const poses = tracks.find((track) => track.robot === robot)?.poses ?? []
  const last = poses.at(-1)
  return poses.find(({ x, y }) => x === last?.x && y === last.y)?.at ?? 0
}
