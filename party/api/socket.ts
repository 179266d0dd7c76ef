import { CLOSE, SOCKET_PROTOCOL, type CloseReason, type Malformed } from '@robot-night/protocol'
import type { Context } from 'hono'
import { CLOSE_HEADER } from '../shell/sockets.ts'
import { addressOf } from './address.ts'
import { rememberWait } from './comers.ts'
import type { Bindings } from './bindings.ts'
import { GALLERY_HEADER } from '../room/watching/galleryLink.ts'
import { ADDRESS_HEADER, DEVICE_HEADER, MEANT_HEADER } from '../shell/innerHeaders.ts'

/** `as` in the address of a socket. */
export const WHO: Malformed = { problem: 'wrong', field: 'as', expected: 'player or watcher' }

/** By which token somebody comes. */
interface Known {
  token: string
  isMeant: boolean
}

/** Hands a socket to the room, or where that says that there is place to watch, with nothing of the request but what the room is meant to know. */
export async function openSocket(c: Context<Bindings>, code: string, as: Known | null): Promise<Response> {
  const headers = new Headers({ upgrade: 'websocket' })
  if (as !== null) headers.set(DEVICE_HEADER, as.token)
  if (as?.isMeant) headers.set(MEANT_HEADER, '1')
  const address = addressOf(c)
  if (address !== '') headers.set(ADDRESS_HEADER, address)
  const { search } = new URL(c.req.url)
  const asked = new URLSearchParams(search)
  const told = new URLSearchParams()
  for (const name of ['v', 'match', 'n', 'pings', 'whole', 'page', 'throws', 'on']) {
    const value = asked.get(name)
    if (value !== null && value.length <= 40) told.set(name, value)
  }
  const asking = () => new Request(`https://room/?${told}`, { headers })
  const answer = await c.env.Room.getByName(code).fetch(asking())
  if (answer.status === 429) rememberWait(c, code, answer)
  const gallery = answer.headers.get(GALLERY_HEADER)
  // A gallery reads no cookie.
  headers.delete(DEVICE_HEADER)
  return gallery === null ? answer : c.env.Gallery.getByName(gallery).fetch(asking())
}

/** What an object answered to somebody who wants a line: the line, or one that is closed with its reason. */
export function lineFrom(
  c: Context<Bindings>,
  { opened, otherwise }: { opened: Response; otherwise: CloseReason },
): Response {
  if (opened.status === 101) return agreed(c, opened)
  const reason = opened.headers.get(CLOSE_HEADER) ?? otherwise
  return closedSocket(c, isReason(reason) ? reason : otherwise)
}

const isReason = (said: string): said is CloseReason => Object.hasOwn(CLOSE, said)

/** A browser cannot read why an upgrade was refused: so it is made, and closed with a code. */
export const closedSocket = (c: Context<Bindings>, reason: CloseReason): Response =>
  openedAndClosed(c, { code: CLOSE[reason], reason })

/** A socket that was only to be seen coming through. */
export const passingSocket = (c: Context<Bindings>): Response => openedAndClosed(c, { code: 1000, reason: '' })

function openedAndClosed(c: Context<Bindings>, { code, reason }: { code: number; reason: string }): Response {
  const [client, server] = Object.values(new WebSocketPair())
  if (!client || !server) throw new Error('a pair of sockets has two')
  server.accept()
  server.close(code, reason)
  return agreed(c, new Response(null, { status: 101, webSocket: client }))
}

/** A client that asked for a subprotocol hangs up unless it is agreed to. The token is no protocol, and isn't said back. */
function agreed(c: Context<Bindings>, answer: Response): Response {
  const asked = (c.req.header('sec-websocket-protocol') ?? '').split(',').map((each) => each.trim())
  if (!answer.webSocket || !asked.includes(SOCKET_PROTOCOL)) return answer
  const headers = new Headers(answer.headers)
  headers.set('sec-websocket-protocol', SOCKET_PROTOCOL)
  return new Response(null, { status: 101, webSocket: answer.webSocket, headers })
}
