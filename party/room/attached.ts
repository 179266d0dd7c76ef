import * as v from 'valibot'
import type { Socket } from './shapes.ts'

/** In which the Worker hands on a device's cookie, and an address. It builds the request itself: none comes from outside. */
export const DEVICE_HEADER = 'x-device'
export const ADDRESS_HEADER = 'x-address'

/** What a connection keeps over a hibernation. */
export type Attached = Pick<Socket, 'device' | 'from' | 'page'> &
  Record<'isPinging' | 'isThrowing' | 'isBrief', boolean>

/** Code, reason, and whether both sides knew. */
export type Ending = [code?: number, reason?: string, isClean?: boolean]

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

/** What the library and we keep with a socket: `{ __pk: { id }, __user: { device, from, … } }`; null once it is closed. */
export function attachedTo(socket: WebSocket): { id: string; who: Attached } | null {
  const kept: unknown = WebSocket.prototype.deserializeAttachment.call(socket)
  const parsed = v.safeParse(Kept, kept)
  return parsed.success ? { id: parsed.output.__pk.id, who: parsed.output.__user } : null
}
/** The connections that are there. `leaving`: one that is closing just now and was still there before. */
export function socketsOf(
  ctx: DurableObjectState,
  given: { pings: ReadonlyMap<string, number>; now: number; leaving: { id: string; state: Attached | null } | null },
): Socket[] {
  const { pings, now, leaving } = given
  const sockets = ctx.getWebSockets().flatMap((socket) => {
    const kept = attachedTo(socket)
    return kept ? [socketOf(kept.id, kept.who, pings.get(kept.id) ?? now)] : []
  })
  if (!leaving?.state || sockets.some(({ id }) => id === leaving.id)) return sockets
  return [...sockets, socketOf(leaving.id, leaving.state, now)]
}

const Kept = v.object({
  __pk: v.object({ id: v.string() }),
  __user: v.object({
    device: v.nullable(v.string()),
    from: v.nullish(v.string(), null),
    page: v.exactOptional(v.string()),
    isPinging: v.nullish(v.boolean(), false),
    isThrowing: v.nullish(v.boolean(), false),
    isBrief: v.nullish(v.boolean(), false),
  }),
})

/** When the platform last answered a ping of each connection, by their ids. Ms since 1970. */
export function pingsOf(ctx: DurableObjectState): ReadonlyMap<string, number> {
  const heard = ctx.getWebSockets().map((socket) => {
    const at = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return [at > 0 ? nameOf(socket) : '', at] as const
  })
  return new Map(heard.filter(([, at]) => at > 0))
}

/** It keeps its id as long as it is open: to look it up anew each time would cost a crowded room much. */
const names = new WeakMap<WebSocket, string>()

function nameOf(socket: WebSocket): string {
  const name = names.get(socket) ?? attachedTo(socket)?.id
  if (name !== undefined) names.set(socket, name)
  return name ?? ''
}
