import type { Asking, Chair, DeviceKind, Down, SelfFacts, OwnDevice, OwnTicket, TicketUse } from '@robot-night/protocol'
import { chairOf } from './seats.ts'
import type { Device } from './device.ts'
import type { Room } from './room.ts'

/** By which another device may get a chair. Times in ms since 1970. */
export interface Ticket {
  /** Of a secret that the room never hears before it is used. */
  hash: string
  chair: Chair
  use: TicketUse
  /** The device that made it. */
  from: string
  /** Whose device that was then, by their number among the guests; absent: from before that was noted. */
  guest?: number
  until: number
  /** Who wants to use it, or has. */
  asked: { device: string; kind: DeviceKind | null; digits: string } | null
  /** Why it is of no more use. */
  end: 'used' | 'refused' | 'revoked' | null
}

/**
 * How many spent tickets are kept, so that people who come with one can be told why it's no good. Counted for each chair,
 * invitations separately: otherwise others could tell from their own tickets how many somebody has made.
 */
const SPENT_KEPT = 8
const ID_LENGTH = 16

/** What a device or a ticket is called among those whom it concerns. */
export const shortId = (hash: string): string => hash.slice(0, ID_LENGTH)

const isOpen = (ticket: Ticket, now: number): boolean => ticket.end === null && ticket.until > now

export function ticketOf(room: Room, hash: string): Ticket | null {
  return room.tickets.find((ticket) => ticket.hash === hash) ?? null
}

/** One that may still be used. */
export function openTicket(room: Room, id: string, now: number): Ticket | null {
  return room.tickets.find((ticket) => shortId(ticket.hash) === id && isOpen(ticket, now)) ?? null
}

export function withTicket(room: Room, ticket: Ticket, now: number): Room {
  const isKnown = room.tickets.some(({ hash }) => hash === ticket.hash)
  const tickets = isKnown
    ? room.tickets.map((each) => (each.hash === ticket.hash ? ticket : each))
    : [...room.tickets, ticket]
  const spent = tickets.filter((each) => !isOpen(each, now) && isAlike(each, ticket))
  const forgotten = spent.slice(0, Math.max(0, spent.length - SPENT_KEPT))
  return { ...room, tickets: tickets.filter((each) => !forgotten.includes(each)) }
}

const isAlike = (one: Ticket, other: Ticket): boolean =>
  one.chair === other.chair && (one.use === 'invite') === (other.use === 'invite')

/** Those of these that may still be used are so no more. */
export function revoked(room: Room, isMeant: (ticket: Ticket) => boolean): Room {
  const isOver = (ticket: Ticket) => ticket.end === null && isMeant(ticket)
  if (!room.tickets.some(isOver)) return room
  const ended = (ticket: Ticket): Ticket => (isOver(ticket) ? { ...ticket, end: 'revoked' } : ticket)
  return { ...room, tickets: room.tickets.map(ended) }
}

/** Nobody sits on this chair any more: nobody can give it on. */
export function withoutHandOffs(room: Room, chair: Chair): Room {
  return revoked(room, (ticket) => ticket.chair === chair && ticket.use !== 'invite')
}

/** The person of this chair has been removed: nothing that any of their devices made is of use, signed out since or not. */
export function withoutTicketsOf(room: Room, chair: Chair): Room {
  const state = room.facts.chairs[chair]
  const guest = state?.kind === 'person' ? state.guest : undefined
  const isSignedOut = (device: Device) => device.chair === null && guest !== undefined && device.guest === guest
  const isTheirs = (device: Device) => device.chair === chair || isSignedOut(device)
  const devices = new Set(room.devices.filter(isTheirs).map(({ hash }) => hash))
  return revoked(room, (ticket) => devices.has(ticket.from) || (guest !== undefined && ticket.guest === guest))
}

/** The person of a chair moves to another, and what their devices offer moves along. */
export function withTicketsMoved(room: Room, from: Chair, to: Chair): Room {
  const isMoving = ({ chair, use }: Ticket) => chair === from && use !== 'invite'
  if (!room.tickets.some(isMoving)) return room
  return { ...room, tickets: room.tickets.map((ticket) => (isMoving(ticket) ? { ...ticket, chair: to } : ticket)) }
}

/** The browsers on which a chair is open, in the order in which they came. */
export function devicesAt(room: Room, chair: Chair): Device[] {
  const there = room.devices.filter((device) => device.chair === chair)
  return there.sort((one, other) => one.since - other.since || (one.hash < other.hash ? -1 : 1))
}

/** What the devices of a chair may know of each other; null: there is one, and nothing to know. */
export function selfFactsOf(room: Room, device: string | null, now: number): SelfFacts | null {
  const chair = chairOf(room, device)
  if (chair === null) return null
  const devices = devicesAt(room, chair).map((each) => ({ ...ownDevice(room, each), isThis: each.hash === device }))
  const isMine = ({ use, ...ticket }: Ticket) => (use === 'invite' ? chair === room.facts.host : ticket.chair === chair)
  const tickets = room.tickets.filter((ticket) => isOpen(ticket, now) && isMine(ticket)).map(ownTicket)
  return devices.length < 2 && tickets.length === 0 ? null : { devices, tickets }
}

function ownDevice(room: Room, { hash, kind }: Device): Omit<OwnDevice, 'isThis'> {
  return { id: shortId(hash), kind, isHere: room.sockets.some(({ device }) => device === hash) }
}

function ownTicket({ hash, chair, use, until, asked }: Ticket): OwnTicket {
  return { id: shortId(hash), chair, use, until, asked: asked && { kind: asked.kind, digits: asked.digits } }
}

/** What this device has asked for and is waiting for. */
export function askingOf(room: Room, device: string | null, now: number): Asking | null {
  if (device === null || chairOf(room, device) !== null) return null
  const ticket = room.tickets.find(({ asked, ...each }) => asked?.device === device && isOpen({ asked, ...each }, now))
  if (!ticket?.asked || ticket.use === 'invite') return null
  const { chair, use, until, asked } = ticket
  return { chair, use, digits: asked.digits, until }
}

/** What is told of tickets to one device alone, with its first message. */
export function ticketsFor(room: Room, device: string | null, now: number): Pick<Down, 'self' | 'asking'> {
  const own = selfFactsOf(room, device, now)
  const asking = askingOf(room, device, now)
  return { ...(own && { self: own }), ...(asking && { asking }) }
}

interface Change {
  before: Room
  after: Room
  now: number
}

/** What has changed in that for a device that has a chair. */
export function newSelfFacts(device: string | null, { before, after, now }: Change): Pick<Down, 'self'> {
  const isSame = before.tickets === after.tickets && before.devices === after.devices
  if (isSame && before.sockets === after.sockets) return {}
  const own = selfFactsOf(after, device, now)
  return JSON.stringify(selfFactsOf(before, device, now)) === JSON.stringify(own) ? {} : { self: own }
}

/** And for a device without a chair. */
export function newAsking(device: string | null, { before, after, now }: Change): { asking?: Asking | null } {
  if (before.tickets === after.tickets) return {}
  const asking = askingOf(after, device, now)
  return JSON.stringify(askingOf(before, device, now)) === JSON.stringify(asking) ? {} : { asking }
}
