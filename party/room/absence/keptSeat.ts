import { isSlow, type Pace } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { chairAt, isPresent, seatOf, withChair } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Person } from '../state/chair.ts'
import type { Room } from '../state/room.ts'
import { afterPauses, pauseNow } from '../state/pauses.ts'
import { sceneOf } from '../state/match.ts'

// What becomes of the seat of somebody who is away: how long the table waits, when a tin robot moves for them, and when
// somebody new may take the seat. Anyone who comes back before that has it again.

/** Seconds that somebody may be away before a tin robot moves for them: the quicker the table plays, the fewer. */
const AWAY: Readonly<Record<Pace, number>> = {
  ...{ off: 120, relaxed: 60, normal: 40, fast: 20 },
  // Where a turn takes days, everybody is away most of the time.
  ...{ day: 24 * 60 * 60, days: 3 * 24 * 60 * 60, week: 7 * 24 * 60 * 60 },
}

/** The table's limit to how long somebody may be away, in seconds. */
export const awayLimit = (pace: Pace): number => AWAY[pace]
/** Does a tin robot move by itself for those who are away for longer? At a pace of days the clock alone counts. */
const isWaitedFor = (pace: Pace): boolean => !isSlow(pace)

/** Who is here and who is away, as far as the room keeps it; and whom the table lets a bot move for. */
export function attended(room: Room, at: Moment): Room {
  return botByVote(presenceKept(room, at), at)
}

/** When a tin robot moves for somebody absent, if nobody comes back before; null: it will not by itself. */
export function botAt(room: Room, chair: Chair, at: Pick<Moment, 'second'>): number | null {
  const { facts, match } = room
  const state = replaceable(room, chair)
  if (!state || state.awayFrom === null || facts.settings.absence !== 'bot') return null
  if (!isWaitedFor(facts.pace) || pauseNow(facts) === 'paused') return null
  // Nobody is held up where nobody is.
  if (!peopleIn(room).some((other) => isPresent(room, other))) return null
  const since = Math.max(state.awayFrom, match?.log[0]?.at ?? 0)
  return afterPauses(facts, since) + awayLimit(facts.pace) * at.second
}

/** From now on a bot moves for this absent person. */
export function replaced(room: Room, chair: Chair, at: Moment): Room {
  const state = replaceable(room, chair)
  if (!state) return room
  const changed = withChair(room, chair, { ...state, botSince: at.now, votes: [] })
  return note(changed, { note: 'botSteppedIn', chair }, at.now)
}

/** From when on somebody new may take the seat of this chair, ms; null: it will not pass by itself. */
export function opensAt(room: Room, chair: Chair, { second }: Pick<Moment, 'second'>): number | null {
  const { head, facts, match } = room
  const state = facts.chairs[chair]
  if (facts.stage !== 'playing' || head?.passesAfter === undefined || seatOf(head, chair) === null) return null
  if (state?.kind === 'bot') return state.after?.why === 'left' ? (state.from ?? 0) : null
  const isPlayedFor = state?.kind === 'person' && state.botSince !== null && state.awayFrom !== null
  if (!isPlayedFor || isPresent(room, chair) || pauseNow(facts) === 'paused') return null
  const since = Math.max(state.awayFrom ?? 0, match?.log[0]?.at ?? 0)
  return afterPauses(facts, since) + head.passesAfter * second
}

/** The host takes the bot away again: the time that it has played for them starts again from now. */
export function waitedForAgain(room: Room, chair: Chair, at: Moment): Room {
  const changed = withChair(room, chair, { ...personAt(room, chair), botSince: null, awayFrom: at.now })
  return note(changed, { note: 'returned', chair }, at.now)
}

/** Does the table wait for somebody absent who is to be waited for? By public facts: who is asked, and who is here. */
export function isHeldUp(room: Room): boolean {
  const { facts, match } = room
  if (!match || facts.stage !== 'playing' || !isWaitedFor(facts.pace) || facts.settings.absence === 'clock')
    return false
  const isEmpty = !peopleIn(room).some((chair) => isPresent(room, chair))
  if (facts.settings.absence === 'bot' && !isEmpty) return false
  return sceneOf(match, 'spectator').awaits.some(
    ({ seat, done: isDone }) => isDone !== true && replaceable(room, match.head.chairs[seat] ?? -1) !== null,
  )
}

/** Somebody at the table wants a bot to move for somebody absent, or no longer does. */
export function vote(room: Room, given: { chair: Chair; on: boolean }, who: { chair: Chair }): Step {
  const { chair, on } = given
  if (room.facts.stage !== 'playing') return refuse(room, { code: 'wrong_stage' })
  const state = replaceable(room, chair)
  if (!state || chair === who.chair) return refuse(room, { code: 'no_such_chair' })
  if (on === state.votes.includes(who.chair)) return done(room)
  const others = state.votes.filter((each) => each !== who.chair)
  return done(withChair(room, chair, { ...state, votes: on ? [...others, who.chair] : others }))
}

function botByVote(room: Room, at: Moment): Room {
  return peopleIn(room).reduce((now, chair) => {
    const state = replaceable(now, chair)
    if (!state || state.votes.length === 0) return now
    const present = peopleIn(now).filter((other) => isPresent(now, other))
    const wanting = present.filter((other) => state.votes.includes(other))
    return wanting.length * 2 > present.length ? replaced(now, chair, at) : now
  }, room)
}

/** Somebody of the running match who is away, and nobody moves for them. */
function replaceable(room: Room, chair: Chair): Person | null {
  const state = room.facts.chairs[chair]
  const isAtPlay = room.facts.stage === 'playing' && seatOf(room.head, chair) !== null
  if (!isAtPlay || state?.kind !== 'person') return null
  return state.botSince === null && !isPresent(room, chair) ? state : null
}

function presenceKept(room: Room, at: Moment): Room {
  const people = peopleIn(room)
  // At an empty table, the first who comes waits for the others from then on.
  const isFirst = people.every((chair) => personAt(room, chair).awayFrom !== null)
  const isAnew = isFirst && people.some((chair) => isPresent(room, chair))
  return people.reduce((now, chair) => {
    const state = personAt(now, chair)
    if (isPresent(now, chair)) return isUsual(state) ? now : returned(now, chair, at)
    const votes = now.facts.stage === 'playing' ? state.votes : []
    const awayFrom = isAnew ? at.now : (state.awayFrom ?? at.now)
    const isSame = awayFrom === state.awayFrom && votes.length === state.votes.length
    return isSame ? now : withChair(now, chair, { ...state, awayFrom, votes })
  }, room)
}

const isUsual = ({ awayFrom, botSince, votes }: Person): boolean =>
  awayFrom === null && botSince === null && votes.length === 0

function returned(room: Room, chair: Chair, at: Moment): Room {
  const state = personAt(room, chair)
  const here = withChair(room, chair, { ...state, awayFrom: null, botSince: null, votes: [] })
  return state.botSince === null ? here : note(here, { note: 'returned', chair }, at.now)
}

function personAt(room: Room, chair: Chair): Person {
  const state = chairAt(room, chair)
  if (state.kind !== 'person') throw new Error(`chair ${chair} has no person`)
  return state
}

const peopleIn = (room: Room): Chair[] =>
  [...room.facts.chairs.keys()].filter((chair) => chairAt(room, chair).kind === 'person')
