import { SITE_KEYS } from '@robot-night/protocol'
import type { MiddlewareHandler } from 'hono'

/** For whatever brings none of its own: nothing may run or frame; a picture keeps its styles. Pages bring theirs, with nonces. */
const STRICTEST =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** It asks for the pages that it answers for. */
const SERVICE_WORKER = "default-src 'none'; connect-src 'self'"

/** Workers of a page fetch their own parts. */
const WORKER = "default-src 'none'; script-src 'self'"
const WORKERS = '/_app/immutable/workers/'

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
    ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'x-frame-options': 'DENY',
}
/** The embed, what pages are made of, and what the API says to strangers: a frame in a sandbox has no origin. */
const FOR_ALL = ['/embed/', '/_app/', '/api/', '/oembed', '/robot-night.', SITE_KEYS]
const A_YEAR = 'max-age=31536000'

/** The security headers, on every answer: pages, assets, errors, the API. A switched socket has no use for them. */
export const withHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 101) return
  // Answers of the asset server cannot be changed: this one can.
  const given = c.res
  // What stands there is copied once more into whatever takes its place.
  c.res = undefined
  c.res = new Response(given.body, given)
  const { headers } = c.res
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value)
  const { protocol, pathname } = new URL(c.req.url)
  const own = policyOf(pathname)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', own)
  if (pathname.startsWith('/embed/')) {
    headers.delete('x-frame-options')
    // A page that wants this of itself shows only frames that want it too.
    headers.set('cross-origin-embedder-policy', 'require-corp')
  }
  // A star lets nobody read what a cookie asked for; and only a plain GET needs no leave beforehand.
  const isPlain = c.req.method === 'GET' || isFrame(pathname)
  const isForAll = isPlain && FOR_ALL.some((folder) => pathname.startsWith(folder))
  if (isForAll) headers.set('access-control-allow-origin', '*')
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false
  headers.set('cross-origin-resource-policy', isForAll || isPicture ? 'cross-origin' : 'same-origin')
  if (protocol === 'https:') headers.set('strict-transport-security', A_YEAR)
  const isApi = pathname === '/api' || pathname.startsWith('/api/')
  // A stream says more: it may not be kept back, either.
  if (isApi && !headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'no-store')
}

/** What somebody says on a stream, who has been told its secret. */
const isFrame = (pathname: string): boolean => pathname.startsWith('/api/') && pathname.endsWith('/stream')

function policyOf(pathname: string): string {
  if (pathname === '/service-worker.js') return SERVICE_WORKER
  return pathname.startsWith(WORKERS) ? WORKER : STRICTEST
}
