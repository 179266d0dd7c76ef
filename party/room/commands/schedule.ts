import { replaced, botAt } from '../absence/keptSeat.ts'
import { counted, countDue } from '../state/crowd.ts'
import { shuffled } from '../match/dealing.ts'
import { letGo, nextDead } from '../state/heartbeat.ts'
import { passed, showsAt } from '../delay/delay.ts'
import { mayPassAt, successor } from '../absence/hostSuccession.ts'
import { done, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { abandoned, play } from '../match/play.ts'
import { timeUps } from '../match/timeUp.ts'
import { expiry, keptUntil } from './expiry.ts'
import { botMoves, botSeats, nextLook } from '../match/bots.ts'
import { nextRemark, remark } from '../match/remarks.ts'
import { dueNotifications, notified } from '../people/notifications.ts'

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
    ...due(nextLook(room, seat, at), (now, given) => botMoves(now, seat, given)),
    ...due(nextRemark(room, seat, at), (now, given) => remark(now, seat, given)),
  ])
}

const clockDues = (room: Room, at: Moment): Due[] =>
  timeUps(room, at).flatMap(({ at: when, move }) => due(when, (now, given) => play(now, move, given.at)))

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
