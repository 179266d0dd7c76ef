import type { MiddlewareHandler } from 'hono'
import { arrivalOf, arrived } from '../proxy/arrival.ts'
import { siteOf, type Site } from '../proxy/site.ts'
import { logAdvice } from '../shell/log.ts'
import type { Bindings } from './bindings.ts'

/** Before everything else: says how a request came here, and gives it the site's own address and the visitor's. */
export const arrive: MiddlewareHandler<Bindings> = async (c, next) => {
  const site = siteSetIn(c.env)
  if ('wrong' in site) return c.text(site.wrong, 500)
  const arrival = arrivalOf(c.req.raw, site)
  c.set('arrival', arrival)
  c.req.raw = arrived(c.req.raw, arrival)
  return next()
}

/** Read once, and said once in the log if they are of no use. */
function siteSetIn({ PUBLIC_URL = '', TRUSTED_PROXIES = '' }: Cloudflare.Env): Site | { wrong: string } {
  const set = `${PUBLIC_URL} ${TRUSTED_PROXIES}`
  if (read?.set === set) return read.site
  const site = siteOf({ PUBLIC_URL, TRUSTED_PROXIES })
  if ('wrong' in site) logAdvice('the settings', { words: site.wrong })
  read = { set, site }
  return site
}
let read: { set: string; site: Site | { wrong: string } } | null = null
