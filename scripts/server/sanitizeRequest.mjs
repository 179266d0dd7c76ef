import { nameIn } from './hosts.mjs'
import { unknownHost } from './unknownHost.mjs'

/**
 * Headers that only we may set, those between a guest and us (RFC 9110, 7.6.1), and the offer to compress a socket: the
 * length of a compressed frame, with secrets next to other people's words, would give the secrets away.
 */
const KEPT_OUT =
  /^(mf-|cf-|x-forwarded-|forwarded$|x-real-ip$|sec-websocket-extensions$|connection$|keep-alive$|proxy-|te$|trailer$|upgrade$)/

const DEVELOPERS = /^\/(cdn-cgi|__cf_local|__scheduled)(\/|\?|$)/i

/** A request as the Worker may see it: `options` to send it with, or a `refusal` with its status and text. */
export function sanitizeRequest(request, { inner, hosts, isTrusted }) {
  const target = targetOf(request)
  if (!target || !isFramedPlainly(request)) return { refusal: { status: 400, words: "That isn't a valid request." } }
  const { host, name, path } = target
  if (!hosts(name, request.socket)) return { refusal: unknownHost(name, request) }
  if (DEVELOPERS.test(path)) return { refusal: { status: 404, words: 'There is nothing here.' } }
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([key]) => !KEPT_OUT.test(key)))
  headers.host = host
  Object.assign(headers, cameFrom(request, isTrusted))
  return { options: { host: '127.0.0.1', port: inner, method: request.method, path, headers, setHost: false } }
}

/** A request to upgrade. Only our own sockets count, and they have no body to wait for. */
export function inwardUpgrade(request, where) {
  const { options, refusal } = sanitizeRequest(request, where)
  if (refusal) return { refusal }
  const { upgrade = '', 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (request.method !== 'GET' || upgrade.toLowerCase() !== 'websocket' || length !== '0' || coding !== undefined) {
    return { refusal: { status: 400, words: 'Only a WebSocket can be opened here.' } }
  }
  const headers = { ...options.headers, connection: 'upgrade', upgrade: 'websocket' }
  return { options: { ...options, headers } }
}

/** Where a request is meant to go; null if that's ambiguous. */
function targetOf({ url, headers, rawHeaders }) {
  const isHost = (text, at) => at % 2 === 0 && text.toLowerCase() === 'host'
  const name = nameIn(headers.host)
  if (name === null || rawHeaders.filter(isHost).length !== 1) return null
  if (url.startsWith('/')) return { host: headers.host, name, path: pathOf(`http://door${url}`) }
  // A host in the request target overrides the header: RFC 9112, 3.2.2.
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const { host, username, password } = new URL(url)
  const meant = nameIn(host)
  return meant === null || username || password ? null : { host, name: meant, path: pathOf(url) }
}

/** Dots and double slashes are resolved first, so that no spelling slips past. */
function pathOf(address) {
  const { pathname, search } = new URL(address)
  return pathname.replace(/^\/+/, '/') + search
}

/** If two servers disagree about where a body ends, one of them takes the rest for another request. */
function isFramedPlainly({ headers }) {
  const { 'content-length': length, 'transfer-encoding': coding } = headers
  return coding === undefined || (coding.toLowerCase() === 'chunked' && length === undefined)
}

/**
 * Who connects to us, and what they say of those they ask for: a proxy of the operator's is handed on, for the Worker to
 * judge. Of anybody else it's only told that they said something. A tunnel may name its visitor in CF-Connecting-IP alone.
 */
function cameFrom({ socket, headers }, isTrusted) {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const who = { 'cf-connecting-ip': peer }
  const { 'x-forwarded-for': visitor = headers['cf-connecting-ip'], 'x-forwarded-proto': scheme } = headers
  if (!isTrusted(peer)) return visitor === undefined ? who : { ...who, 'x-forwarded-unheeded': '1' }
  return {
    ...who,
    ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
    // Its own name for this miniflare takes for the scheme itself, and the Worker would not hear of a proxy.
    ...(scheme === undefined ? {} : { 'x-forwarded-scheme': scheme }),
  }
}
