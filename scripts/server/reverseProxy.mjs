import http from 'node:http'
import { hostsWith } from './hosts.mjs'
import { sanitizeRequest } from './sanitizeRequest.mjs'
import { join } from './webSockets.mjs'

/**
 * How long to wait, in ms: for a guest's `headers` and whole `request`, and for the Worker to accept a socket (`upgrade`) or
 * to `answer`. Guests and Worker are close by, and no message is large.
 */
const PATIENCE = { headers: 10_000, request: 30_000, upgrade: 10_000, answer: 60_000 }

/**
 * The front door, in the process that runs miniflare. miniflare is made for developers: it offers more than a guest
 * should get (`/cdn-cgi`, stack traces, headers that rewrite the request), answers to any Host, believes any header that says where
 * they come from, and waits indefinitely for headers, bodies and upgrades. So it listens on the loopback address
 * only, and this door in front of it passes on what the Worker says, and nothing else. `hosts` says which names it
 * answers to, `isTrusted` which addresses are the operator's own proxies. Anything on the `shelf` isn't asked for again.
 */
export function openReverseProxy({ host, port, inner, shelf, patience = PATIENCE, ...rules }) {
  const where = { inner, hosts: rules.hosts ?? hostsWith(), isTrusted: rules.isTrusted ?? (() => false) }
  const manner = {
    insecureHTTPParser: false,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: Math.min(1000, patience.headers),
  }
  const server = http.createServer(manner, (request, response) => {
    const { options, refusal } = sanitizeRequest(request, where)
    if (refusal) return refuse(response, refusal)
    const lying = shelf?.lying(request)
    if (lying) response.writeHead(200, outward(lying.headers)).end(lying.body)
    else pass(options, { request, response }, { shelf, patience })
  })
  server.on('upgrade', (request, socket, head) => join(request, { socket, head }, { where, patience }))
  return new Promise((open, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, () => open(server))
  })
}

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

function pass(options, { request, response }, { shelf, patience }) {
  // A new connection each time: the Worker may close a kept one just as it's used again.
  const forward = http.request({ ...options, agent: false, timeout: patience.answer }, (answer) => {
    // Every answer of the Worker has its content policy; one without is a stack trace for developers.
    if (answer.statusCode >= 500 && !answer.headers['content-security-policy']) {
      answer.resume()
      const words = 'Something went wrong here. Try again in a moment.'
      return refuse(response, { status: answer.statusCode, words })
    }
    response.writeHead(answer.statusCode, answer.statusMessage, outward(answer.headers))
    answer.pipe(response)
    shelf?.put(request, answer)
    answer.on('error', () => response.destroy())
  })
  forward.on('timeout', () => forward.destroy(new Error('silent')))
  const words = 'The tin robots are setting up. Try again in a moment.'
  forward.on('error', () => refuse(response, { status: 502, words }))
  response.on('close', () => forward.destroy())
  send(request, forward)
}

/** More than the Worker accepts of any body, which is 16 KiB. */
const MOST = 32 * 1024

/**
 * Passes on a body, as far as the Worker may read it. If too much is left unread, the runtime cuts the connection and its own
 * answer with it, so the sender would never learn that it was too much.
 */
function send(request, forward) {
  if (Number(request.headers['content-length']) > MOST) forward.setHeader('content-length', MOST)
  let left = MOST
  request.on('data', (part) => {
    if (left <= 0) return
    forward.write(part.subarray(0, left))
    left -= part.length
    if (left <= 0) forward.end()
  })
  request.on('end', () => forward.end())
}

/** Headers between the Worker and us aren't passed on to the guest. */
function outward(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name)))
}

const OURS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function refuse(response, { status, words, page }) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, page ? { ...PLAIN, 'content-type': 'text/html; charset=utf-8' } : PLAIN)
  response.end(page ?? words)
}
