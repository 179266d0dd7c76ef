import * as v from 'valibot'
import { pingedAt } from '../../shell/sockets.ts'
import type { Socket } from '../state/device.ts'

/** In which the Worker hands on a device's cookie, and an address. It builds the request itself: none comes from outside. */
export const DEVICE_HEADER = 'x-device'
export const ADDRESS_HEADER = 'x-address'

/** In which a room says how long strangers from an address are to wait, ms, and who may come all the same: hashes of their cookies. */
export const WAIT_HEADER = 'x-wait'
export const SEATED_HEADER = 'x-seated'

/** Who is at the other end of a connection. */
export type Attached = Pick<Socket, 'device' | 'from' | 'page'> &
  Record<'isPinging' | 'isThrowing' | 'isBrief', boolean>

/** What a connection keeps over a hibernation. `who` null: it is closed on this side, and may still linger. */
export interface Kept {
  id: string
  who: Attached | null
}

export const socketOf = (
  id: string,
  { isPinging, isThrowing, isBrief: _form, ...who }: Attached,
  heardAt: number,
): Socket => ({
  id,
  ...who,
  ...(isPinging ? { heardAt } : {}),
  ...(isThrowing ? { isThrowing } : {}),
})

type Keeping = Pick<WebSocket, 'serializeAttachment'>
type Read = Pick<WebSocket, 'deserializeAttachment'> & Keeping
/** Each is read once as long as this object is awake: anew each time would cost a crowded room much. */
const read = new WeakMap<Keeping, Kept>()

export function attach(socket: Keeping, kept: Kept): void {
  socket.serializeAttachment(kept)
  read.set(socket, kept)
}

export const detach = (socket: Keeping, id: string): void => attach(socket, { id, who: null })

/** Null: it was turned away at the door. */
export function attachedTo(socket: Read): Kept | null {
  const known = read.get(socket)
  if (known) return known
  const parsed = v.safeParse(KEPT, socket.deserializeAttachment())
  if (!parsed.success) return null
  read.set(socket, parsed.output)
  return parsed.output
}

/** The connections that are there. `leaving`: one that is closing just now and was still there before. */
export function socketsOf(
  ctx: Pick<DurableObjectState, 'getWebSockets'>,
  given: { pings: ReadonlyMap<string, number>; now: number; leaving: Kept | null },
): Socket[] {
  const { pings, now, leaving } = given
  const sockets = ctx.getWebSockets().flatMap((socket) => {
    const { id, who } = attachedTo(socket) ?? NOBODY
    return who ? [socketOf(id, who, pings.get(id) ?? now)] : []
  })
  if (!leaving?.who || sockets.some(({ id }) => id === leaving.id)) return sockets
  return [...sockets, socketOf(leaving.id, leaving.who, now)]
}
const NOBODY: Kept = { id: '', who: null }

/** When the platform last answered a ping of each connection, by their ids. Ms since 1970. */
export function pingsOf(ctx: DurableObjectState): ReadonlyMap<string, number> {
  const heard = ctx.getWebSockets().flatMap((socket): [string, number][] => {
    const at = pingedAt(ctx, socket)
    const kept = at > 0 ? attachedTo(socket) : null
    return kept ? [[kept.id, at]] : []
  })
  return new Map(heard)
}

/** A build's own form: connections end with it. */
const KEPT = v.object({
  id: v.string(),
  who: v.nullable(
    v.object({
      device: v.nullable(v.string()),
      from: v.nullable(v.string()),
      page: v.exactOptional(v.string()),
      isPinging: v.boolean(),
      isThrowing: v.boolean(),
      isBrief: v.boolean(),
    }),
  ),
})
