import { owing } from '@robot-night/engine'
import { replaced, botAt } from '../absence/keptSeat.ts'
import { timers, type Timer } from '../match/clock.ts'
import { counted, countDue } from '../state/crowd.ts'
import { shuffled } from '../match/dealing.ts'
import { letGo, nextDead } from '../state/heartbeat.ts'
import { changedAt, passed, showsAt } from '../delay/delay.ts'
import { mayPassAt, successor } from '../absence/host.ts'
import { done, type Step } from '../state/outcome.ts'
import { type Match, countOf } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { abandoned, closing, fallbackOf, play } from '../match/play.ts'
import { look, nextLook, botSeats } from '../match/bots.ts'
import { nextRemark, remark } from '../match/remarks.ts'
import { dueNotifications, notified } from '../people/notifications.ts'

const DAY = 24 * 60 * 60 * 1000
/** A room goes this long after its last change; sooner, where nobody but its maker has ever come. */
const KEPT_DAYS = 30
const UNUSED_KEPT_DAYS = 14

/** Something that time brings, and when. */
interface Due {
  at: number
  serve(room: Room, given: { bots: 'think' | 'any'; at: Moment }): Step
}

/** When the room wants to be woken. */
export function nextDue(room: Room, at: Moment): number {
  return Math.min(expiry(room), ...dues(room, at).map((due) => due.at))
}

/** Serves the one thing that is most overdue; nothing, if nothing is. */
export function serveDue(room: Room, given: { bots: 'think' | 'any'; at: Moment }): Step {
  const overdue = dues(room, given.at).filter((due) => due.at <= given.at.now)
  const first = overdue.sort((one, other) => one.at - other.at)[0]
  return first ? first.serve(room, given) : done(room)
}

/** When the room goes. Not before its last match has ended and all have arrived in the archive: each secret is published. */
export function expiry(room: Room): number {
  if (room.facts.cleared) return 0
  if (room.facts.stage === 'playing' || room.archiveQueue.length > 0) return Infinity
  return room.head?.ended === 'abandoned' ? 0 : keptUntil(room)
}

/** To the next full day, so that it is not another alarm with every move. Whispers lengthen nothing: others would see it. */
export const keptUntil = (room: Room): number =>
  Math.ceil(changedAt(room) / DAY + (room.facts.isUnused ? UNUSED_KEPT_DAYS : KEPT_DAYS)) * DAY

function dues(room: Room, at: Moment): Due[] {
  return [
    ...botDues(room, at),
    ...clockDues(room, at),
    ...hostDue(room, at),
    ...absenceDues(room, at),
    ...deadLines(room),
    ...notificationDues(room, at),
    ...due(room.facts.shuffle?.until ?? null, (now, given) => done(shuffled(now, given.at))),
    ...due(countDue(room, at), (now, given) => done(counted(now, given.at))),
    ...due(showsAt(room, at), (now, given) => done(passed(now, given.at))),
    ...abandonedDue(room),
  ]
}

const due = (at: number | null, serve: Due['serve']): Due[] => (at === null ? [] : [{ at, serve }])

/** Where everybody has left for good, the match waits for one of them. */
function botDues(room: Room, at: Moment): Due[] {
  if (!room.facts.chairs.some(({ kind }) => kind === 'person')) return []
  return botSeats(room).flatMap((seat) => [
    ...due(nextLook(room, seat, at), (now, given) => look(now, seat, given)),
    ...due(nextRemark(room, seat, at), (now, given) => remark(now, seat, given)),
  ])
}

function clockDues(room: Room, at: Moment): Due[] {
  const { match, facts } = room
  if (!match || facts.stage !== 'playing') return []
  return timers(match, facts, at).flatMap((timer) => {
    const when = timer.seat === null ? closesAt(room, match, timer) : timer.until
    const move = timer.seat === null ? closing(match) : fallbackOf(match, timer.seat)
    return move ? due(when, (now, given) => play(now, move, given.at)) : []
  })
}

/** A window closes when nobody is left to answer and `least` is over, or at its deadline. */
function closesAt(room: Room, match: Match, timer: Timer): number | null {
  const waiting = owing(match.game, match.position.state)
  if (waiting.length === 0) return timer.least
  const bots = botSeats(room)
  const isHopeless = waiting.every(({ seat }) => bots.includes(seat) && match.silent[seat] === countOf(match, seat))
  return timer.until ?? (isHopeless ? timer.least : null)
}

function absenceDues(room: Room, at: Moment): Due[] {
  return [...room.facts.chairs.keys()].flatMap((chair) =>
    due(botAt(room, chair, at), (now, given) => done(replaced(now, chair, given.at))),
  )
}

/** Of those who watch as well: a dead line is counted among them, and takes a place. */
function deadLines(room: Room): Due[] {
  const dead = nextDead(room)
  return dead ? due(dead.at, (now) => letGo(now, dead.socket)) : []
}

function notificationDues(room: Room, at: Moment): Due[] {
  return dueNotifications(room, at).flatMap(({ device, at: when }) =>
    due(when, (now, given) => notified(now, device, given.at)),
  )
}

/** The room would go with a match that nobody has ended. */
function abandonedDue(room: Room): Due[] {
  if (room.facts.stage !== 'playing') return []
  return due(keptUntil(room), (now, given) => done(abandoned(now, given.at)))
}

/** That somebody else becomes the host follows from any change. */
const hostDue = (room: Room, at: Moment): Due[] => due(successor(room) === null ? null : mayPassAt(room, at), done)
