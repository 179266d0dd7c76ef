import type { Site } from './site.ts'
import { visitorOf } from './visitor.ts'

/** How a request came here: decided once, before anything else looks at it. */
export interface Arrival {
  /** The site's own: links, cookies and checks follow it. */
  origin: string
  /** Whether the operator has set it. */
  isSet: boolean
  /** As the request itself says; a browser that nothing stands between has the same in its address bar. */
  heard: string
  /** Who connected; empty: not known. */
  peer: string
  /** Whether that is a proxy of the operator's. */
  isTrusted: boolean
  /** Whether anybody says for whom they ask. */
  isNamed: boolean
  visitor: string
}

/** Where a platform or the front door says who connected. */
const PEER = 'cf-connecting-ip'
const FOR = 'x-forwarded-for'
/** The front door has a name of its own for it. */
const PROTO = 'x-forwarded-proto'
const SCHEME = 'x-forwarded-scheme'
/** The front door keeps out what somebody says who isn't trusted, and says so. */
const UNHEEDED = 'x-forwarded-unheeded'

export function arrivalOf({ url, headers }: Request, site: Site): Arrival {
  const { origin: heard } = new URL(url)
  const peer = headers.get(PEER) ?? ''
  const isTrusted = site.isTrusted(peer)
  return {
    origin: site.origin ?? (isTrusted ? withScheme(heard, headers.get(SCHEME) ?? headers.get(PROTO)) : heard),
    isSet: site.origin !== null,
    heard,
    peer,
    isTrusted,
    isNamed: headers.has(FOR) || headers.has(UNHEEDED),
    visitor: visitorOf(peer, headers.get(FOR), site),
  }
}

/** Several proxies each add theirs: the visitor's is the first. */
function withScheme(origin: string, said: string | null): string {
  const [scheme = ''] = (said ?? '').split(',')
  return /^\s*https?\s*$/i.test(scheme) ? origin.replace(/^https?/, scheme.trim().toLowerCase()) : origin
}

/** The request as everything behind sees it: at the site's own address, from the visitor. */
export function arrived(request: Request, { origin, heard, peer, visitor }: Arrival): Request {
  if (origin === heard && visitor === peer) return request
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (visitor !== '') headers.set(PEER, visitor)
  return new Request(new Request(`${origin}${pathname}${search}`, request), { headers })
}
