import type { Context } from 'hono'
import type { Bindings } from './bindings.ts'

/**
 * A page of another host may not act in a visitor's name. Programs send no Origin and have no visitor's cookie. The
 * scheme is compared only where it is certain: behind a tunnel that nobody has told us of, the visitor's is https and ours
 * is http.
 */
export function isOwnOrigin(c: Context<Bindings>): boolean {
  const said = c.req.header('origin')
  if (said === undefined) return true
  if (!URL.canParse(said)) return false
  const { origin, isSet } = c.get('arrival')
  return isSet ? new URL(said).origin === origin : new URL(said).host === new URL(origin).host
}
