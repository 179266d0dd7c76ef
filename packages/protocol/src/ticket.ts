import * as v from 'valibot'
import type { Chair } from './room.ts'

/** What a browser runs on, as it says itself: enough to tell two of one's own apart. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The other device gets the seat: in place of this one, or as well as it. */
export const HAND_OFFS = ['move', 'mirror'] as const
export type HandOff = (typeof HAND_OFFS)[number]
/** What a ticket is good for; `invite`: a free chair, given by the host. */
export type TicketUse = HandOff | 'invite'

/** 132 random bits, made by a client and known to nobody but who is given the link. The room is told the hash alone. */
export const TicketSecret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))
export const TicketHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** POST /api/rooms/:code/tickets: looks at a ticket, or takes it. */
export const ShowTicket = v.strictObject({
  ticket: TicketSecret,
  /** False: changes nothing. */
  take: v.boolean(),
  /** For an invitation. */
  name: v.optional(v.string()),
  kind: v.optional(v.picklist(DEVICE_KINDS)),
})
export type ShowTicket = v.InferOutput<typeof ShowTicket>

/** Problems that only a ticket can have, and their status. */
export const TICKET_PROBLEMS = {
  no_such_ticket: 404,
  ticket_taken: 409,
  seated_elsewhere: 409,
  ticket_used: 410,
  ticket_expired: 410,
  ticket_revoked: 410,
  ticket_refused: 410,
  too_many_tickets: 429,
} as const
export type TicketProblem = keyof typeof TICKET_PROBLEMS

/** A browser on which a seat is open. */
export interface OwnDevice {
  id: string
  kind: DeviceKind | null
  isHere: boolean
  /** The one that is told. */
  isThis: boolean
}
/** A ticket that may still be used. */
export interface OwnTicket {
  id: string
  chair: Chair
  use: TicketUse
  until: number
  /** Somebody wants to use it. */
  asked: { kind: DeviceKind | null; digits: string } | null
}
/** What the devices of one chair are told besides, and nobody else. */
export interface SelfFacts {
  devices: OwnDevice[]
  tickets: OwnTicket[]
}
/** What a device is told that has asked for a seat, and nobody else. */
export interface Asking {
  chair: Chair
  use: HandOff
  digits: string
  until: number
}
