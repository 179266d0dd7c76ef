import type { PushResult } from '../state/input.ts'
import type { Subscription, Device } from '../state/device.ts'
import type { Person } from '../state/chair.ts'
import type { Chair, Pushed, PushTarget } from '@robot-night/protocol'
import { entriesOfBeat } from '../match/beat.ts'
import { isPushService } from './pushService.ts'
import { chairAt, deviceOf, heldSeat, isPresent, isBot } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { pauseNow } from '../state/pauses.ts'
import { sceneOf } from '../state/match.ts'

/** Somebody who is back in so many seconds was never away, and a question that is answered so soon calls nobody. */
const GRACE = 30
/** However many questions there are. */
const GAP = 10 * 60
/** So long somebody who has closed the page waits for others at a public table. */
const WAITS = 15 * 60
/** After a try that came to nothing, by how many there were. */
const RETRIES = [60, 5 * 60]

/** A browser asks for notifications, or no longer wants any. */
export function subscribe(room: Room, push: PushTarget | null, who: { device: string; at: Moment }): Step {
  const device = deviceOf(room, who.device)
  if (!device) throw new Error('a device that gave a command is unknown')
  if (push && !isPushService(push.endpoint)) return refuse(room, { code: 'bad_push' })
  const last = device.wake?.last ?? null
  return done(withSubscription(room, device, push && { push, last }))
}

/** Which browsers are due a notification, and when. It depends on nothing but what the person of its chair would see on looking. */
export function dueNotifications(room: Room, at: Pick<Moment, 'second'>): { device: string; at: number }[] {
  return room.devices.flatMap((device) => {
    const question = device.wake && device.chair !== null ? questionOf(room, device.chair) : null
    const when = device.wake && question && notifyAt(device.wake, question, at)
    return when ? [{ device: device.hash, at: when }] : []
  })
}

function notifyAt({ last }: Subscription, question: Question, { second }: Pick<Moment, 'second'>): number | null {
  if (last?.question !== question.id) {
    // That somebody joined holds no turn back.
    const isMore = last !== null && kindOf(last.question) === kindOf(question.id)
    return Math.max(question.from + GRACE * second, isMore ? last.at + GAP * second : 0)
  }
  const pause = last.isOver ? undefined : RETRIES[last.tries - 1]
  return pause === undefined ? null : last.at + pause * second
}

interface Question {
  id: string
  /** Since when it has been open and nobody there. */
  from: number
}

/** The match waits for the person of this chair, and no bot moves for them. */
export function isAsked(room: Room, chair: Chair): boolean {
  const { match, facts } = room
  const seat = heldSeat(room, chair)
  const state = chairAt(room, chair)
  if (!match || seat === null || facts.stage !== 'playing' || pauseNow(facts) === 'paused') return false
  return state.kind === 'person' && !isBot(state) && sceneOf(match, seat).asks !== null
}

/** What the person of a chair is to be told of, unless they are here or a bot moves for them. */
function questionOf(room: Room, chair: Chair): Question | null {
  const { match } = room
  const state = chairAt(room, chair)
  if (state.kind !== 'person' || isPresent(room, chair)) return null
  if (!match || !isAsked(room, chair)) return arrivalAt(room, { chair, awayFrom: state.awayFrom })
  return { id: idOf(room), from: Math.max(entriesOfBeat(match)[0]?.at ?? 0, state.awayFrom ?? 0) }
}

/** Since somebody left a public table that still gathers, another has sat down there, as all at the table have read. */
function arrivalAt({ facts, talk }: Room, who: Pick<Person, 'awayFrom'> & { chair: Chair }): Question | null {
  const { chair: own, awayFrom } = who
  if (facts.stage !== 'lobby' || facts.publicFrom === null || awayFrom === null) return null
  const came = talk.find(
    (line) => line.kind === 'noted' && line.note === 'sat' && line.chair !== own && line.at > awayFrom,
  )
  return came ? { id: `${facts.id} ${JOINED} ${awayFrom}`, from: came.at } : null
}
const JOINED = 'joined'

/** Of what a notification tells. */
export const kindOf = (question: string): Pushed['kind'] => (question.split(' ')[1] === JOINED ? 'joined' : 'turn')

/** Until when the host waits at this table although no page of theirs is open; null: they don't, or won't be notified. */
export function hostWaitsUntil({ facts, devices }: Room, { second }: Pick<Moment, 'second'>): number | null {
  const { host, hostAwayFrom, stage } = facts
  const isNotified = devices.some(({ chair, wake }) => chair === host && wake)
  return stage === 'lobby' && isNotified && hostAwayFrom !== null ? hostAwayFrom + WAITS * second : null
}

const idOf = ({ match }: Room): string => (match ? `${match.head.id} ${match.position.beat}` : '')

/** It is sent one now. What is sent follows from the rooms before and after. */
export function notified(room: Room, hash: string, at: Moment): Step {
  const device = deviceOf(room, hash)
  if (!device?.wake) return done(room)
  const question = (device.chair === null ? null : questionOf(room, device.chair))?.id ?? idOf(room)
  const tries = device.wake.last?.question === question ? device.wake.last.tries + 1 : 1
  return done(withSubscription(room, device, { ...device.wake, last: { question, at: at.now, tries, isOver: false } }))
}

/** What is to be sent because of a change. */
export function newNotifications(before: Room, after: Room): { device: string; push: PushTarget; question: string }[] {
  if (before.devices === after.devices) return []
  return after.devices.flatMap(({ hash, wake }) => {
    const had = deviceOf(before, hash)?.wake?.last
    const isNew = wake?.last && !wake.last.isOver && wake.last.at !== had?.at
    return isNew && wake.last ? [{ device: hash, push: wake.push, question: wake.last.question }] : []
  })
}

/** How the sending went. One that failed is tried again when its time comes. */
export function pushAnswered(room: Room, { device: hash, question, result }: PushResult): Step {
  const device = deviceOf(room, hash)
  const last = device?.wake?.last
  if (!device?.wake || last?.question !== question || result === 'failed') return done(room)
  if (result === 'gone') return done(withSubscription(room, device, null))
  return done(withSubscription(room, device, { ...device.wake, last: { ...last, isOver: true } }))
}

/** The page was closed, and with it the last of this chair: its person knows what they are asked. */
export function pageClosed(room: Room, chair: Chair | null): Room {
  if (chair === null || isPresent(room, chair)) return room
  const sleepers = room.devices.filter((device) => device.chair === chair)
  return sleepers.reduce((now, device) => {
    if (!device.wake) return now
    const last = { question: idOf(room), at: device.wake.last?.at ?? 0, tries: 0, isOver: true }
    return withSubscription(now, device, { ...device.wake, last })
  }, room)
}

/** Notifications are for those who have a chair. */
export function withoutUnseated(room: Room): Room {
  const gone = room.devices.filter(({ chair, wake }) => chair === null && wake)
  return gone.reduce((now, device) => withSubscription(now, device, null), room)
}

function withSubscription(room: Room, device: Device, wake: Subscription | null): Room {
  const place = room.devices.findIndex(({ hash }) => hash === device.hash)
  return { ...room, devices: room.devices.with(place, { ...device, wake }) }
}
