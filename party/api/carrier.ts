import { CLOSE, SOCKET_PROTOCOL, type CloseReason } from '@robot-night/protocol'
import { closing, EVENT_STREAM } from '../shell/EventStream.ts'
import type { Context } from 'hono'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'

type Asked = Context<Bindings>

/** What a line is carried by. Who may come in, and why not, is the same for all. */
export interface Carrier {
  /** With what an object is asked for it. */
  asks: Readonly<Record<string, string>>
  /** What is answered to who can't be meant; null: go on. */
  misses(c: Asked): Response | null
  /** A browser can't read why a line was refused: so it is made, and closed with a code. */
  closed(c: Asked, reason: CloseReason): Response
  /** What the object has opened; null: it has opened none. */
  agreed(c: Asked, opened: Response): Response | null
}

export const SOCKET: Carrier = {
  asks: { upgrade: 'websocket' },
  misses: (c) => (wantsSocket(c) ? null : answer('upgrade_required', { upgrade: 'websocket' })),
  closed: (c, reason) => openedAndClosed(c, { code: CLOSE[reason], reason }),
  agreed: (c, opened) => (opened.status === 101 ? agreed(c, opened) : null),
}

/** Where no socket comes through: server-sent events, and a request for each frame in return. */
export const STREAM: Carrier = {
  asks: { accept: 'text/event-stream' },
  // Another site can send a browser here along with its cookie, without saying where it comes from. But it can't make it ask for events.
  misses: (c) => (c.req.query('as') !== 'player' || wantsEvents(c) ? null : answer('wrong_origin')),
  closed: (_, reason) => new Response(closing(CLOSE[reason], reason), { headers: EVENT_STREAM }),
  agreed: (_, opened) => (opened.status === 200 ? opened : null),
}

export const wantsSocket = (c: Context): boolean => c.req.header('upgrade')?.toLowerCase() === 'websocket'

const wantsEvents = (c: Context): boolean => c.req.header('accept')?.includes('text/event-stream') ?? false

/** A socket that was only to be seen coming through. */
export const passingSocket = (c: Asked): Response => openedAndClosed(c, { code: 1000, reason: '' })

function openedAndClosed(c: Asked, { code, reason }: { code: number; reason: string }): Response {
  const [client, server] = Object.values(new WebSocketPair())
  if (!client || !server) throw new Error('a pair of sockets has two')
  server.accept()
  server.close(code, reason)
  return agreed(c, new Response(null, { status: 101, webSocket: client }))
}

/** A client that asked for a subprotocol hangs up unless it is agreed to. The token is no protocol, and isn't said back. */
function agreed(c: Asked, opened: Response): Response {
  const asked = (c.req.header('sec-websocket-protocol') ?? '').split(',').map((each) => each.trim())
  if (!opened.webSocket || !asked.includes(SOCKET_PROTOCOL)) return opened
  const headers = new Headers(opened.headers)
  headers.set('sec-websocket-protocol', SOCKET_PROTOCOL)
  return new Response(null, { status: 101, webSocket: opened.webSocket, headers })
}
