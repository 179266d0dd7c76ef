import type { Refusal } from '@robot-night/engine'
import type { Chair } from '@robot-night/protocol'
import { hindrance } from '../state/access.ts'
import { fromShownOn, shownToAll } from '../state/shown.ts'
import { opensAt } from '../absence/keptSeat.ts'
import { chairAt, chairOf, deviceOf, heldSeat, seatOf, withHead } from '../state/seats.ts'
import type { ChairState, Former } from '../state/chair.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { titleIn } from '../match/play.ts'

/**
 * Whose a chair is, and its seat in the running match. Every way to a chair asks here and nowhere else: a POST, the list
 * of public tables, an invitation, a ticket for another device. What a chair then shows is for `heldSeat` to say.
 */

/** More than ever hold a seat in one match, unless somebody tries how many can. */
const MOST_PLAYED = 256

/** How somebody comes to a chair: `own` is theirs still; `passed` is somebody else's by the rule of the table. */
export interface Right {
  chair: Chair
  by: 'free' | 'own' | 'passed' | 'device'
}
interface Asking {
  device: string
  /** `device`: the person of the chair lets in one more of theirs. */
  way: 'post' | 'list' | 'invitation' | 'device'
  chair?: Chair | undefined
}

/** May this device have a chair now, and which? */
export function mayTake(room: Room, asking: Asking, at: Moment): Right | { refused: Refusal } {
  const { device, way, chair } = asking
  if (chairOf(room, device) !== null) return refused('chair_taken')
  const own = way === 'post' ? leftBy(room, device) : null
  // A seat of one's own opens a room that is shut, as a ticket does.
  const isAwaited = own !== null || way === 'invitation' || way === 'device'
  const turnedAway = hindrance(room, device, isAwaited ? 'ticket' : undefined)
  if (turnedAway) return refused(turnedAway)
  if (way === 'device') return chair === undefined ? refused('chair_taken') : { chair, by: 'device' }
  if (way === 'list' && room.facts.publicFrom === null) return refused('not_public')
  if (own !== null) return { chair: own, by: 'own' }
  if (way !== 'invitation' && room.facts.settings.isLocked) return refused('locked')
  return asShown(room, asking, at)
}

/**
 * Who has no chair may see the room later than it is, and is told of it later too: a match that has ended goes on for
 * them until they have seen its end, and one that has just begun is a chair that was taken.
 */
function asShown(room: Room, asking: Asking, at: Moment): Right | { refused: Refusal } {
  const shown = shownToAll(room, at)
  if (isPlaying(shown) === isPlaying(room))
    return isPlaying(room) ? passing(room, asking, at) : free(room, asking.chair, at)
  const told = isPlaying(shown) ? passing(shown, asking, at) : null
  return told && 'refused' in told ? told : refused(asking.chair === undefined ? 'room_full' : 'chair_taken')
}

const isPlaying = ({ facts }: Room): boolean => facts.stage === 'playing'

const refused = (code: string): { refused: Refusal } => ({ refused: { code } })

function free(room: Room, wanted: Chair | undefined, at: Moment): Right | { refused: Refusal } {
  const free = freeChairs(room, at)
  const chair = wanted ?? free[0]
  if (chair === undefined) return refused('room_full')
  return free.includes(chair) ? { chair, by: 'free' } : refused('chair_taken')
}

/** In the middle of a match: a seat whose person has left, or has been away for too long, where seats may pass on. */
function passing(room: Room, { device, way, chair: wanted }: Asking, at: Moment): Right | { refused: Refusal } {
  const mayPass = way === 'post' && room.head?.passesAfter !== undefined
  // Who has seen one hand of a match gets no other.
  const hasPlayed = room.facts.played.includes(device) || room.facts.played.length >= MOST_PLAYED
  if (!mayPass || hasPlayed) return refused('match_running')
  const open = (room.head?.chairs ?? []).filter((chair) => (opensAt(room, chair, at) ?? Infinity) <= at.now)
  const chair = wanted ?? open[0]
  if (chair === undefined) return refused('room_full')
  return open.includes(chair) ? { chair, by: 'passed' } : refused('chair_taken')
}

/** The chair that this device's person has left in the middle of the match, and that nobody has taken since. */
export function leftBy({ facts, head }: Room, device: string | null): Chair | null {
  if (facts.stage !== 'playing' || device === null) return null
  const chair = facts.chairs.findIndex((state) => {
    const isLeft = state.kind === 'bot' && state.after?.why === 'left'
    return isLeft && state.after?.devices.includes(device)
  })
  return seatOf(head, chair) === null ? null : chair
}

/** The same, as they may know it: that they have left is their own doing; what has become of the seat since is news. */
export function leftAsShown(room: Room, device: string | null, at: Moment): Chair | null {
  const first = fromShownOn(room, at).find((each) => chairOf(each, device) === null)
  return first ? leftBy(first, device) : null
}

/** Whose seat a tin robot plays on this chair. */
export function formerAt(room: Room, chair: Chair): Former | null {
  const state = chairAt(room, chair)
  return state.kind === 'bot' ? (state.after ?? null) : null
}

export const isFree = (room: Room, chair: Chair, at: Moment): boolean => freeChairs(room, at).includes(chair)

/** Those that nobody has, and then, as long as nothing is being dealt, those of tin robots: the last to sit down gets up first. */
function freeChairs(room: Room, at: Moment): Chair[] {
  const { max } = titleIn(at, room.facts.title).seats
  const of = (kind: ChairState['kind']) =>
    [...room.facts.chairs.keys()].filter((chair) => chair < max && chairAt(room, chair).kind === kind)
  return isPlaying(room) || room.facts.shuffle ? of('free') : [...of('free'), ...of('bot').reverse()]
}

/** Whether seats may pass on: in the running match as it was at the deal; else in the next one. */
export const maySeatsPass = ({ facts, head }: Pick<Room, 'facts' | 'head'>): boolean =>
  facts.stage === 'playing' ? head?.passesAfter !== undefined : facts.settings.mayTakeOver

/** Remembers which devices have just lost a seat of the running match; all is forgotten when it is over. */
export function played(before: Room, after: Room): Room {
  const { facts } = after
  if (facts.stage !== 'playing') return settledUp(after)
  if (before.devices === after.devices || before.facts.stage !== 'playing') return after
  const lost = before.devices.filter(({ hash, chair }) => {
    const isSame = deviceOf(after, hash)?.chair === chair
    return !isSame && heldSeat(before, chair) !== null && !facts.played.includes(hash)
  })
  return lost.length === 0 ? after : withPlayed(after, [...facts.played, ...lost.map(({ hash }) => hash)])
}

/** In the next match a tin robot plays for itself. */
function settledUp(room: Room): Room {
  const { played, chairs } = room.facts
  if (played.length === 0 && !chairs.some((state) => state.kind === 'bot' && state.after)) return room
  const own = chairs.map((state) => (state.kind === 'bot' ? ({ kind: 'bot', name: state.name } as const) : state))
  const theirs = chairs.reduce((now, _, chair) => keptByBot(now, chair), room)
  return withPlayed({ ...theirs, facts: { ...theirs.facts, chairs: own } }, [])
}

/** Who was removed may sit down here again: the hand of this match is the tin robot's for good, and nobody sees it. */
function keptByBot(room: Room, chair: Chair): Room {
  const { head } = room
  const [state, seat] = [chairAt(room, chair), seatOf(head, chair)]
  if (!head || seat === null || state.kind !== 'bot' || state.after?.why !== 'removed') return room
  const bot = { seat, at: state.from ?? room.facts.at, name: state.name, guest: null }
  return withHead(room, { ...head, heirs: [...(head.heirs ?? []), bot] })
}

const withPlayed = (room: Room, devices: readonly string[]): Room => ({
  ...room,
  facts: { ...room.facts, played: devices },
})

/** Names under which this chair's seat of the match was played by others: who plays it now is not called so. */
export function formerNames({ head, facts }: Room, chair: Chair): string[] {
  const seat = seatOf(head, chair)
  const state = facts.chairs[chair]
  if (!head || seat === null) return []
  const guest = state?.kind === 'person' ? state.guest : null
  const all = [head.seated?.[seat], ...(head.heirs ?? []).filter((heir) => heir.seat === seat)]
  return all.flatMap((one) => (one && one.guest !== null && one.guest !== guest ? [one.name] : []))
}
