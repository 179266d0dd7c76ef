import type { Placement, RaceEvent, Rank, RobotIndex, Square, Target } from '@robot-night/engine/games/cardbot-derby'
import { after } from './staging.ts'

/** The parts of a command step, and what comes before and after them. */
export type StepPart = 'reveal' | 'commands' | 'belts' | 'slides' | 'teleports' | 'turntables' | 'reset'

/** What a robot was paid when the round was over: its card lies under the target. */
export interface Paid {
  kind: 'targetPaid'
  robot: RobotIndex
  target: Target
}

/** One thing to look at: a command, all belts, a slide, all portals, all turntables. */
export interface Shot {
  /** From 0. */
  step: number
  part: StepPart
  order: readonly { robot: RobotIndex; card: Rank }[]
  /** Whose command it is. */
  actor: RobotIndex | null
  events: readonly (RaceEvent | Paid)[]
  before: readonly Placement[]
  after: readonly Placement[]
  /** Touched in this round, by robot, once this is over. */
  touched: readonly (readonly Target[])[]
  /** And paid since it was over. */
  paid: readonly Paid[]
}

/** One command step as the engine tells it again. */
export interface Told {
  step: number
  events: readonly RaceEvent[]
}

/** A round as a row of shots: one thing to look at after another. What is added to a round later comes behind: the first shots stay the same. */
export function storyboard(start: readonly Placement[], steps: readonly Told[], { isBelt, paid }: Setting): Shot[] {
  let last: Shot = { ...NOTHING, before: start, after: start, touched: start.map(() => []) }
  const shots = steps.flatMap(({ step, events }) => {
    let acted = 0
    return together(events).map((shown) => {
      last = shotOf(last, step, shown)
      const isLate = last.part === 'commands' && ++acted > last.order.length
      return (last = isLate ? { ...last, ...jammed(last, isBelt) } : last)
    })
  })
  return [...shots, ...paid.map((each) => (last = { ...last, ...resetBy(last, each) }))]
}

interface Setting {
  isBelt(square: Square): boolean
  /** What was paid when the round was over. */
  paid: readonly Paid[]
}
const NOTHING = { step: 0, part: 'reveal', order: [], actor: null, events: [], paid: [] } as const

function shotOf(last: Shot, step: number, events: readonly RaceEvent[]): Shot {
  const [first] = events
  const setsOut = events.find((event) => event.kind === 'moved' && event.by === null) ?? first
  const part = setsOut ? partOf(setsOut, last.part) : last.part
  return {
    step,
    part,
    order: first?.kind === 'revealed' ? first.order : last.order,
    actor: part === 'commands' ? actorOf(events) : null,
    events,
    before: last.after,
    after: events.reduce(after, last.after),
    touched: touchedBy(last.touched, events),
    paid: [],
  }
}

/** All have acted: who can't go on now is held up on a belt or on ice. */
function jammed({ before, events }: Shot, isBelt: Setting['isBelt']): Partial<Shot> {
  const [first] = events
  const at = first?.kind === 'blocked' ? before[first.robot]?.at : undefined
  return { part: at !== undefined && isBelt(at) ? 'belts' : 'slides', actor: null }
}

function resetBy({ after: stand, paid }: Shot, now: Paid): Partial<Shot> {
  return { part: 'reset', actor: null, events: [now], before: stand, after: stand, paid: [...paid, now] }
}

function partOf(event: RaceEvent, before: StepPart): StepPart {
  switch (event.kind) {
    case 'revealed':
      return 'reveal'
    case 'teleported':
      return 'teleports'
    case 'spun':
      return 'turntables'
    case 'moved':
      return event.cause === 'belt' ? 'belts' : event.cause === 'slide' ? 'slides' : partAfter(before)
    case 'turned':
    case 'stuck':
      return 'commands'
    case 'blocked':
    case 'touched':
      return partAfter(before)
    default:
      return event satisfies never
  }
}

const partAfter = (before: StepPart): StepPart => (before === 'reveal' ? 'commands' : before)

function actorOf(events: readonly RaceEvent[]): RobotIndex | null {
  for (const event of events) {
    if (event.kind === 'moved') return event.by ?? event.robot
    if ('robot' in event) return event.robot
  }
  return null
}

function touchedBy(before: Shot['touched'], events: readonly RaceEvent[]): Shot['touched'] {
  return events.reduce(
    (touched, event) =>
      event.kind === 'touched'
        ? touched.map((targets, robot) => (robot === event.robot ? [...targets, event.target] : targets))
        : touched,
    before,
  )
}

/** Cut where something new sets in: who is shoved belongs to who shoves, riders that set out together are one sight, a touch belongs to its arrival. */
function together(events: readonly RaceEvent[]): RaceEvent[][] {
  const shots: RaceEvent[][] = []
  for (const event of events) {
    const shot = shots.at(-1)
    if (shot && belongs(event, shot)) shot.push(event)
    else shots.push([event])
  }
  return shots
}

function belongs(event: RaceEvent, shot: readonly RaceEvent[]): boolean {
  if (event.kind === 'touched') return shot[0]?.kind !== 'revealed'
  if (event.kind !== 'moved') return false
  if (event.together) return shot.some((each) => each.kind === 'moved' && each.together)
  if (event.by !== null || shot.some((each) => each.kind === 'moved' && each.robot === event.robot)) return false
  return shot.some((each) => each.kind === 'moved' && each.by === event.robot)
}
