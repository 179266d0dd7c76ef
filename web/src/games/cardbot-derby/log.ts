import type { Event, RobotIndex, Square, Target } from '@robot-night/engine/games/cardbot-derby'
import { type Bits, logLines, type Said, sentence } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { LogLine } from '#lib/table/title.ts'
import { robotKey, squareKey } from './marks.ts'
import { toldTo, type Watching } from './told.ts'
import type { EventOf, Tellable, Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Sentences for the log: plain moves and turns together in one line, belts too, and a robot's targets with what they cost. */
export function linesOf(events: readonly Event[], reader: Watching): LogLine[] {
  const told = toldTo(reader)
  const words = WORDS.in(reader.language)
  return gathered(events).flatMap((group) => {
    const about = aboutOf(group)
    return logLines(sentencesOf(group, words, told), seatOf(group, reader), about)
  })
}

/** What the bar says while the event is shown. */
export function saidOf(event: Tellable, reader: Watching): Said {
  return saidNow(event, WORDS.in(reader.language), toldTo(reader))
}

const saidNow = (event: Tellable, { now }: Pick<ReturnType<typeof WORDS.in>, 'now'>, told: Told): Said =>
  sentence(now, event, told)

type Group =
  | { kind: 'one'; event: Event }
  | { kind: 'rode'; moves: Moved[] }
  | { kind: 'acted'; acts: (Moved | EventOf<'turned'>)[] }
  | { kind: 'paid'; robot: RobotIndex; targets: Target[] }
type Moved = EventOf<'moved'>

/** One group a line: what robots do of their own accord stands together, as do riders of belts and a robot's targets. */
function gathered(events: readonly Event[]): Group[] {
  const groups: Group[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (event.kind === 'moved' && event.cause === 'belt') {
      if (last?.kind === 'rode') last.moves.push(event)
      else groups.push({ kind: 'rode', moves: [event] })
    } else if (event.kind === 'turned' || (event.kind === 'moved' && event.cause === 'move')) {
      if (last?.kind === 'acted') last.acts.push(event)
      else groups.push({ kind: 'acted', acts: [event] })
    } else if (event.kind === 'targetPaid') {
      if (last?.kind === 'paid' && last.robot === event.robot) last.targets.push(event.target)
      else groups.push({ kind: 'paid', robot: event.robot, targets: [event.target] })
    } else groups.push({ kind: 'one', event })
  }
  return groups
}

function sentencesOf(group: Group, words: ReturnType<typeof WORDS.in>, told: Told): readonly Bits[] {
  // As the bar says it while it is shown.
  if (group.kind === 'acted') {
    return [[group.acts.map((act) => `${saidNow(act, words, told).title}.`).join(' ')]]
  }
  const { log } = words
  if (group.kind === 'rode') return [log.rode(ridersOf(group), told)]
  if (group.kind === 'paid') return [log.paid(group, told)]
  return sentence(log, group.event, told)
}

const ridersOf = ({ moves }: Extract<Group, { kind: 'rode' }>): RobotIndex[] => moves.map(({ robot }) => robot)

/** The robot that acts stands before the line, if somebody at the table has it. */
function seatOf(group: Group, { view }: Watching): Seat | null {
  const robot = actorOf(group)
  return robot === null ? null : (view.robots[robot]?.seat ?? null)
}

function actorOf(group: Group): RobotIndex | null {
  if (group.kind === 'rode') return group.moves.length === 1 ? (group.moves[0]?.robot ?? null) : null
  if (group.kind === 'acted') return group.acts.length === 1 ? (group.acts[0]?.robot ?? null) : null
  if (group.kind === 'paid') return group.robot
  const { event } = group
  if (event.kind === 'moved') return event.by ?? event.robot
  return 'robot' in event ? event.robot : null
}

/** What a line points at when it is tapped: who is in it, and where they got to. */
function aboutOf(group: Group): string {
  if (group.kind === 'rode')
    return keys(
      ridersOf(group),
      group.moves.map(({ to }) => to),
    )
  if (group.kind === 'acted') {
    const places = group.acts.flatMap((act) => (act.kind === 'moved' ? act.to : []))
    return keys([...new Set(group.acts.map(({ robot }) => robot))], places)
  }
  if (group.kind === 'paid') return keys([group.robot])
  const { event } = group
  switch (event.kind) {
    case 'moved':
      return keys([event.robot, ...(event.by === null ? [] : [event.by])], [event.to])
    case 'teleported':
      return keys(
        event.robots.map(({ robot }) => robot),
        event.robots.map(({ to }) => to),
      )
    case 'spun':
      return keys(event.robots.map(({ robot }) => robot))
    case 'revealed':
      return keys(event.order.map(({ robot }) => robot))
    case 'gameOver':
      return keys(event.winners)
    default:
      return 'robot' in event ? keys([event.robot]) : ''
  }
}

const keys = (robots: readonly RobotIndex[], squares: readonly Square[] = []): string =>
  [...robots.map(robotKey), ...squares.map(squareKey)].join(' ')
