import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { TOKEN_PROTOCOL, type DeviceMet } from '@robot-night/protocol'
import { base64url } from '../shell/hashes.ts'
import type { Bindings } from './bindings.ts'
import { isOwnOrigin } from './origin.ts'
import { answer } from './problem.ts'
import { SOCKET, wantsSocket } from './carrier.ts'

const TOKEN = /^[A-Za-z0-9_-]{22}$/
const A_YEAR = 365 * 24 * 60 * 60

/** Over https the one, over http in a living room the other; the scheme decides which is set and read, never both. */
const isSecure = (c: Context): boolean => new URL(c.req.url).protocol === 'https:'
const cookieName = (c: Context): string => (isSecure(c) ? '__Host-device' : 'device')

/**
 * By what a device is known. A program may send its token as `Authorization: Bearer` or, with a socket, as a subprotocol;
 * a browser has its cookie, which no script reads.
 */
function saidToken(c: Context): string | null {
  const bearer = /^Bearer (.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const protocol = protocolsOf(c).find((each) => each.startsWith(TOKEN_PROTOCOL))
  return bearer ?? protocol?.slice(TOKEN_PROTOCOL.length) ?? null
}

const presented = (c: Context): string | null => saidToken(c) ?? getCookie(c, cookieName(c)) ?? null

const protocolsOf = (c: Context): string[] =>
  (c.req.header('sec-websocket-protocol') ?? '').split(',').map((each) => each.trim())

/** Browsers say from which page a request comes, or from which site. */
const isProgram = (c: Context): boolean =>
  c.req.header('origin') === undefined && c.req.header('sec-fetch-site') === undefined

/** The token that names this device, if it has one. */
export function deviceToken(c: Context): string | null {
  const token = presented(c)
  return token !== null && TOKEN.test(token) ? token : null
}

/** Whether who isn't known by it is to be told so. A browser sends what it has anyway, and watches where that is nobody's. */
export const isTokenMeant = (c: Context): boolean => presented(c) !== null && isProgram(c)

/** What was sent on purpose can't be a token. */
export const hasBadToken = (c: Context): boolean => isTokenMeant(c) && deviceToken(c) === null

/**
 * Says so of what a program sent in so many words. A cookie may be left from anything else on this host. `hasSocket`:
 * whether a socket may be asked for there at all; nothing else answers with one.
 */
export const refuseBadToken =
  ({ hasSocket }: { hasSocket: boolean }): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    if (saidToken(c) === null || deviceToken(c) !== null) return next()
    const isSocket = hasSocket && wantsSocket(c)
    return isSocket ? SOCKET.closed(c, 'wrongToken') : answer('bad_token', { 'www-authenticate': 'Bearer' })
  }

/** The token of this device, made now if there is none. Only for what is asked by POST. */
export function ownToken(c: Context): string {
  const known = deviceToken(c)
  // Who says its token keeps it.
  if (known !== null && saidToken(c) !== null) return known
  const token = known ?? base64url(crypto.getRandomValues(new Uint8Array(16)))
  setCookie(c, cookieName(c), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: A_YEAR,
  })
  return token
}

/** For a client that keeps no cookies. A browser isn't given it: what scripts can read, they can give away. */
export const tokenFor = (c: Context, token: string): { token?: string } => (isProgram(c) ? { token } : {})

/**
 * A page asks this before it takes anything. If the browser is still unknown when asked again, it keeps no cookies, and
 * each try would take another chair.
 */
export const devices = {
  meetDevice: (c: Context<Bindings>): Response => {
    if (!isOwnOrigin(c)) return answer('wrong_origin')
    const known = deviceToken(c) !== null
    return c.json<DeviceMet>({ known, ...tokenFor(c, ownToken(c)) })
  },
}
