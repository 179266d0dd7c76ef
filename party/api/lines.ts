import { CLOSE, type CloseReason, type Malformed } from '@robot-night/protocol'
import type { Context } from 'hono'
import { DEVICE_HEADER } from '../shell/innerHeaders.ts'
import { CLOSE_HEADER } from '../shell/sockets.ts'
import type { Bindings } from './bindings.ts'
import type { Carrier } from './carrier.ts'
import { answer } from './problem.ts'

type Asked = Context<Bindings>

/** `as` in the address of a line. */
export const WHO: Malformed = { problem: 'wrong', field: 'as', expected: 'player or watcher' }

/** Those parts of a connection's address that its object should know. */
export function said(c: Asked, names: readonly string[]): URLSearchParams {
  const asked = new URL(c.req.url).searchParams
  const told = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value !== null && value.length <= 40) told.set(name, value)
  }
  return told
}

/** What an object is asked with for a line. */
export function asking(carrier: Carrier, told: URLSearchParams, headers: Headers): Request {
  const asked = new URLSearchParams(told)
  // Nothing but what comes of it tells that a stream is still read.
  if ('accept' in carrier.asks) asked.set('pings', '1')
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(carrier.asks)) all.set(name, value)
  return new Request(`https://object/?${asked}`, { headers: all })
}

/** What an object answered to somebody who wants a line: the line, or one that is closed with its reason. */
export function lineFrom(
  c: Asked,
  { carrier, opened, otherwise }: { carrier: Carrier; opened: Response; otherwise: CloseReason },
): Response {
  const agreed = carrier.agreed(c, opened)
  if (agreed) return agreed
  if (opened.status === 429) return tooMany()
  const reason = opened.headers.get(CLOSE_HEADER) ?? otherwise
  return carrier.closed(c, isReason(reason) ? reason : otherwise)
}

const isReason = (text: string): text is CloseReason => Object.hasOwn(CLOSE, text)

export const tooMany = (): Response => answer('too_many_comers', { 'retry-after': '10' })

/** Hands a frame to the object that has the stream. Whose it is not, and who guesses, hears the same: there is none. */
export async function sayTo(c: Asked, object: { fetch: Fetcher['fetch'] }, token: string | null): Promise<Response> {
  const headers = new Headers(token === null ? {} : { [DEVICE_HEADER]: token })
  const { body } = c.req.raw
  const asked = new URLSearchParams({ stream: c.req.query('stream') ?? '', turn: c.req.query('turn') ?? '' })
  const { status } = await object.fetch(new Request(`https://object/?${asked}`, { method: 'POST', headers, body }))
  if (status === 204) return c.body(null, 204)
  if (status === 409) return answer('out_of_turn')
  return answer(status === 404 ? 'no_such_stream' : 'broken')
}

/** In which gallery of a room a stream is, by what its secret ends with; null: in the room itself, or in none. */
export function galleryOf(stream: string): { number: number; room: string } | null {
  const { number, room } = /^[\w-]{22}\.(?<number>[1-9]\d{0,2})\.(?<room>[\w-]{22})$/.exec(stream)?.groups ?? {}
  return number === undefined || room === undefined ? null : { number: Number(number), room }
}
