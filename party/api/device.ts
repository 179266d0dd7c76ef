import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { base64url } from '../shell/hashes.ts'

const TOKEN = /^[A-Za-z0-9_-]{22}$/
const A_YEAR = 365 * 24 * 60 * 60

/** Over https the one, over http in a living room the other; the scheme decides which is set and read, never both. */
const isSecure = (c: Context): boolean => new URL(c.req.url).protocol === 'https:'
const cookieName = (c: Context): string => (isSecure(c) ? '__Host-device' : 'device')

/** The token that names this browser, if it has one. */
export function deviceToken(c: Context): string | null {
  const token = getCookie(c, cookieName(c))
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** The token of this browser, made now if there is none. Only for what is asked by POST. */
export function ownToken(c: Context): string {
  const token = deviceToken(c) ?? base64url(crypto.getRandomValues(new Uint8Array(16)))
  setCookie(c, cookieName(c), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: A_YEAR,
  })
  return token
}
