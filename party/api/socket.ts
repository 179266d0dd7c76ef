import { CLOSE, type CloseReason } from '@robot-night/protocol'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import { rememberWait } from './comers.ts'
import type { Bindings } from './bindings.ts'
import { GALLERY_HEADER } from '../room/watching/place.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from '../room/watching/attached.ts'

/** Hands a socket to the room, or where that says that there is place to watch, with nothing of the request but what the room is meant to know. */
export async function openSocket(c: Context<Bindings>, code: string, token: string | null): Promise<Response> {
  const headers = new Headers({ upgrade: 'websocket' })
  if (token !== null) headers.set(DEVICE_HEADER, token)
  const address = addressOf(c)
  if (address !== '') headers.set(ADDRESS_HEADER, address)
  const { search } = new URL(c.req.url)
  const asked = new URLSearchParams(search)
  const told = new URLSearchParams()
  for (const name of ['v', 'match', 'n', 'pings', 'terse', 'page', 'throws', 'on']) {
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

/** A browser cannot read why an upgrade was refused: so it is made, and closed with a code. */
export function closedSocket(reason: CloseReason): Response {
  const [client, server] = Object.values(new WebSocketPair())
  if (!client || !server) throw new Error('a pair of sockets has two')
  server.accept()
  server.close(CLOSE[reason], reason)
  return new Response(null, { status: 101, webSocket: client })
}
