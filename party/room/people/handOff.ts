import type { Showing } from '../state/input.ts'
import { cleanName, LIMITS, type Chair, type HandOff, type TicketShown } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { hindrance } from '../state/access.ts'
import { movedTo, seated } from './seating.ts'
import { shownToAll } from '../state/shown.ts'
import { ownName } from '../talk/names.ts'
import { chairAt, chairOf, deviceOf, withDevice } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Device } from '../state/device.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { isFree, mayTake } from './whoseSeat.ts'
import { devicesAt, openTicket, revoked, shortId, ticketOf, withTicket, type Ticket } from '../state/tickets.ts'

/** How long a device may be on its way, and how long it may wait to be let in. */
const HAND_OFF = 2 * 60 * 1000
/** A friend may read it in the evening. */
const INVITATION = 24 * 60 * 60 * 1000

/** Whose doing, by which of their devices. */
export interface Deed {
  chair: Chair
  device: string
  at: Moment
}

/** A ticket for one's own seat. A newer one of the same device makes the one before worthless. */
export function handOff(room: Room, wish: { ticket: string; use: HandOff }, who: Deed): Step {
  const others = revoked(room, ({ from, use }) => from === who.device && use !== 'invite')
  return issued(others, { hash: wish.ticket, chair: who.chair, use: wish.use, until: who.at.now + HAND_OFF }, who)
}

/** The host's ticket for a free chair. */
export function invite(room: Room, wish: { ticket: string; chair: Chair }, who: Deed): Step {
  if (!isFree(room, wish.chair, who.at)) return refuse(room, { code: 'no_such_chair' })
  const others = revoked(room, ({ chair, use }) => chair === wish.chair && use === 'invite')
  const until = who.at.now + INVITATION
  return issued(others, { hash: wish.ticket, chair: wish.chair, use: 'invite', until }, who)
}

type Issue = Pick<Ticket, 'hash' | 'chair' | 'use' | 'until'>

function issued(room: Room, issue: Issue, { chair, device, at }: Deed): Step {
  if (ticketOf(room, issue.hash)) return refuse(room, { code: 'malformed' })
  const maker = chairAt(room, chair)
  const by = maker.kind === 'person' ? { from: device, guest: maker.guest } : { from: device }
  return done(withTicket(room, { ...issue, ...by, asked: null, end: null }, at.now))
}

/** One's own ticket, or an invitation of the host's. */
export function revoke(room: Room, id: string, { chair, at }: Deed): Step {
  const ticket = openTicket(room, id, at.now)
  const isMine = ticket?.use === 'invite' ? chair === room.facts.host : ticket?.chair === chair
  if (!ticket || !isMine) return refuse(room, { code: 'no_such_ticket' })
  return done(revoked(room, ({ hash }) => hash === ticket.hash))
}

export function show(room: Room, showing: Showing, at: Moment): Step {
  const standing = standingOf(room, showing, at)
  if ('refused' in standing) return refuse(room, { code: standing.refused })
  const ticket = ticketOf(room, showing.hash)
  const { device } = showing
  if (!showing.wish.take || standing.state !== 'open' || !ticket || device === null) return done(room)
  return ticket.use === 'invite'
    ? accepted(room, { ticket, device, name: showing.wish.name ?? '' }, at)
    : asked(room, { ticket, device, kind: showing.wish.kind ?? null }, at)
}

type Asking = Pick<Showing, 'device' | 'hash'>

/**
 * What somebody who only looks at a ticket is told. Whether an invitation is still good, and its chair free, they learn
 * when all without a chair may.
 */
export function shown(room: Room, asking: Asking, at: Moment): TicketShown | { refused: string } {
  const seen = shownToAll(room, at)
  const then = ticketOf(seen, asking.hash)
  const tickets = room.tickets.map((each) => (each.hash === then?.hash && then.use === 'invite' ? then : each))
  const standing = standingOf({ ...room, tickets }, asking, at)
  if ('refused' in standing || standing.use !== 'invite' || standing.state !== 'open') return standing
  return isFree(seen, standing.chair, at) ? standing : { refused: 'chair_taken' }
}

/** How a ticket stands for this device, but for whether its chair can be had. */
function standingOf(room: Room, { device, hash }: Asking, at: Moment): TicketShown | { refused: string } {
  const ticket = ticketOf(room, hash)
  if (!ticket) return { refused: 'no_such_ticket' }
  const { chair, use, until } = ticket
  const mine = device !== null && ticket.asked?.device === device ? ticket.asked : null
  const isWaiting = use === 'invite' && shownToAll(room, at).facts.stage === 'playing'
  const waits = isWaiting ? ({ waits: true } as const) : {}
  const mayBeMine = { chair, use, until, digits: mine?.digits ?? null, ...waits }
  if (chairOf(room, device) === chair) return { ...mayBeMine, state: 'seated' }
  const turnedAway = hindrance(room, device, 'ticket')
  if (turnedAway) return { refused: turnedAway }
  if (ticket.end) return { refused: `ticket_${ticket.end}` }
  if (until <= at.now) return { refused: 'ticket_expired' }
  if (chairOf(room, device) !== null) return { refused: 'seated_elsewhere' }
  if (ticket.asked && !mine) return { refused: 'ticket_taken' }
  return { ...mayBeMine, state: mine ? 'asked' : 'open' }
}

/** An invited person sits down, whatever else is closed to strangers. */
function accepted(room: Room, given: { ticket: Ticket; device: string; name: string }, at: Moment): Step {
  const { ticket, device } = given
  // A name that can't be tells nobody whether the chair may be taken.
  const name = cleanName(given.name)
  if (name === null) return refuse(room, { code: 'bad_name' })
  const { chair } = ticket
  const right = mayTake(room, { device, way: 'invitation', chair }, at)
  if ('refused' in right) return refuse(room, right.refused)
  const used = withTicket(room, { ...ticket, end: 'used' }, at.now)
  const sat = seated(used, { device, chair, name: ownName(name, room.facts.chairs.toSpliced(chair, 1)), now: at.now })
  return movedTo(note(sat, { note: 'sat', chair }, at.now), [device], 'seatChanged')
}

/** Another device would like to have the seat. Both show the same digits, so that one photographed over a shoulder is told from one's own. */
function asked(room: Room, by: { ticket: Ticket; device: string; kind: Device['kind'] }, at: Moment): Step {
  const { ticket, device, kind } = by
  const [drawn = 0] = at.random(1)
  const digits = String(10 + (drawn % 90))
  return done(withTicket(room, { ...ticket, until: at.now + HAND_OFF, asked: { device, kind, digits } }, at.now))
}

/** The seat's person lets the device in that asks, or does not. */
export function letIn(room: Room, answer: { ticket: string; yes: boolean }, who: Deed): Step {
  const { chair, at } = who
  const ticket = openTicket(room, answer.ticket, at.now)
  if (!ticket?.asked || ticket.use === 'invite' || ticket.chair !== chair)
    return refuse(room, { code: 'no_such_ticket' })
  const right = mayTake(room, { device: ticket.asked.device, way: 'device', chair }, at)
  if ('refused' in right) return refuse(room, { code: 'no_such_ticket' })
  if (!answer.yes) return done(withTicket(room, { ...ticket, end: 'refused' }, at.now))
  const leaving = ticket.use === 'move' ? ticket.from : null
  const staying = devicesAt(room, chair).filter(({ hash }) => hash !== leaving)
  if (Math.max(staying.length, formerOf(room, chair)) >= LIMITS.devicesPerSeat)
    return refuse(room, { code: 'too_many_devices' })
  const { device, kind } = ticket.asked
  const used = withTicket(room, { ...ticket, end: 'used' }, at.now)
  const there = withDevice(used, { ...deviceOf(room, device), hash: device, chair, kind, since: at.now })
  const moved = leaving === null ? there : withoutChair(there, leaving)
  return movedTo(moved, leaving === null ? [device] : [device, leaving], 'seatChanged')
}

/** How many have lost this seat in this match. Each is remembered until it is over, so there is an end to them. */
function formerOf(room: Room, chair: Chair): number {
  const state = chairAt(room, chair)
  const { played } = room.facts
  return state.kind === 'person'
    ? room.devices.filter(({ hash, guest }) => guest === state.guest && played.includes(hash)).length
    : 0
}

/** One of the devices of a seat loses it; the last cannot: that would be leaving. */
export function signOut(room: Room, id: string, who: Deed): Step {
  const devices = devicesAt(room, who.chair)
  const device = devices.find(({ hash }) => shortId(hash) === id)
  if (!device) return refuse(room, { code: 'no_such_device' })
  if (devices.length === 1) return refuse(room, { code: 'last_device' })
  const reason = device.hash === who.device ? 'seatChanged' : 'signedOut'
  return movedTo(withoutChair(room, device.hash), [device.hash], reason)
}

/** What it offered to others is of no more use. */
function withoutChair(room: Room, hash: string): Room {
  const device = deviceOf(room, hash)
  const others = revoked(room, ({ from, use }) => from === hash && use !== 'invite')
  return device ? withDevice(others, { ...device, ...guestAt(room, device), chair: null }) : others
}

/** Should they come back by it once the seat is gone, they are who they were. */
function guestAt(room: Room, { chair }: Device): { guest?: number } {
  const state = chair === null ? null : chairAt(room, chair)
  return state?.kind === 'person' ? { guest: state.guest } : {}
}
