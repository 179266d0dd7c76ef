import * as v from 'valibot'
import type { Chair } from './room.ts'

/** What a browser runs on, by its own word: enough to tell your devices apart. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The other device gets the seat: in place of this one, or as well as it. */
export const HAND_OFFS = ['move', 'mirror'] as const
export type HandOff = (typeof HAND_OFFS)[number]
/** What a ticket is for; `invite`: a free chair, offered by the host. */
export type TicketUse = HandOff | 'invite'

/** 132 random bits, made by a client and known only to those with the link. The room gets its hash. */
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
  /** The one that receives this. */
  isThis: boolean
}
/** A ticket that can still be used. */
export interface OwnTicket {
  id: string
  chair: Chair
  use: TicketUse
  until: number
  /** Somebody wants to use it. */
  asked: { kind: DeviceKind | null; digits: string } | null
}
/** What only the devices of one chair are sent. */
export interface SelfFacts {
  devices: OwnDevice[]
  tickets: OwnTicket[]
}
/** What only a device that asked for a seat is sent. */
export interface Asking {
  chair: Chair
  use: HandOff
  digits: string
  until: number
}
