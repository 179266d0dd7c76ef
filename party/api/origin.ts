import type { Context } from 'hono'

/**
 * A page of another host may not act in a visitor's name. Programs send no Origin and have no visitor's cookie. The
 * scheme is not compared: behind a tunnel the visitor's is https and ours is http.
 */
export function isOwnOrigin(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
